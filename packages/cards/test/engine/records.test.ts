import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import {
  buildLibrary,
  createRules,
  History,
  openRecord,
  packRecord,
  type GameRecord,
  type Opened,
  type Rules,
} from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import {
  addFaction,
  changeBase,
  changeCard,
  fixCollector,
  gardeners,
  greenhouse,
  removeFaction,
  type ContentChange,
} from '../kit/content-changes.ts';
import { halfPlayed } from '../kit/half-played.ts';
import { playAtRandom, randomConfig } from '../kit/random-play.ts';

const build = (change: ContentChange): Rules => createRules(buildLibrary(change(library.sets)));
const text = (record: GameRecord): string => JSON.stringify(packRecord(record));
const open = (rules: Rules, saved: string): Opened => openRecord(rules, JSON.parse(saved));

/** Each is played once: nothing that is tried here changes more than what was saved of it. */
const games = new Map<number, History>();

function gameOf(number: number): History {
  const played = games.get(number) ?? halfPlayed(smashUp, number);
  games.set(number, played);
  return played;
}

/** As far as a record can be played with these rules. */
function end(rules: Rules, { record }: Opened): History {
  if (record === null) throw new Error('There is nothing to be played.');
  const history = History.start(rules, record);
  for (const answer of record.answers.slice(history.length)) history.repeat(answer);
  return history;
}

describe('a record', () => {
  test.each([0, 1, 2, 3, 4, 5])('comes back as the same game (%i)', (number) => {
    const played = gameOf(number);
    const found = open(smashUp, text(played.save()));
    expect(found).toMatchObject({ found: 'same', answers: played.length, kept: played.length });
    expect(smashUp.hash(end(smashUp, found).state)).toBe(smashUp.hash(played.state));
  });

  test('says what was chosen, and what the game rests on, without the cards', () => {
    const { record, state } = gameOf(3);
    expect(record.content).toBe(library.fingerprint);
    const inPlay = state.bases.map(({ base }) => library.defs[state.defs[base]].key);
    expect(record.bases).toEqual(expect.arrayContaining(inPlay));
    expect(record.offer).toEqual([]);
    expect(gameOf(0).record.offer).toEqual(library.factionNames);
    const names = new Set([...library.defs.map(({ name }) => name), ...library.factionNames]);
    const chosen = record.answers.flatMap(([, ...what]) => what);
    const said = chosen.filter((what) => names.has(what.replace(/^(use|uncover) | @\d+$/gu, '')));
    expect(said.length).toBeGreaterThan(chosen.length / 2);
  });

  test('of a finished game takes less than 4 kB when it is compressed', () => {
    const sizes: number[] = [];
    for (let seed = 1; sizes.length < 5; seed++) {
      const { answers } = playAtRandom(randomConfig(2), seed);
      const history = History.begin(smashUp, randomConfig(2), seed);
      for (const picks of answers.slice(0, 260)) history.answer(picks);
      sizes.push(deflateRawSync(text({ ...history.save(), checkpoints: [] })).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });

  test('is refused on another table, whatever its answers are', () => {
    const one = gameOf(8);
    const other = gameOf(12);
    const mixed = { ...one.record, answers: other.record.answers };
    expect(open(smashUp, text(mixed))).toMatchObject({ found: 'look only', kept: 0 });
  });

  test('that was continued goes on, also from where its content changed', () => {
    const played = withCollector();
    const fixed = build(fixCollector);
    const found = open(fixed, text(played.save()));
    expect(found.found).toBe('changed');
    const going = end(fixed, found);
    for (let given = 0; given < 5; given++) {
      const { pending } = going.state;
      if (pending !== null) going.answer(Array.from({ length: pending.min }, (_, pick) => pick));
    }
    const again = open(fixed, text(going.save()));
    expect(again).toMatchObject({ found: 'same', kept: going.length, answers: going.length });
    expect(fixed.hash(end(fixed, again).state)).toBe(fixed.hash(going.state));
  });
});

/** A game in which the Collector has returned one of its own side, which it may not do once it is fixed. */
function withCollector(): History {
  const fixed = build(fixCollector);
  for (let number = 3; number < 4000; number += 4) {
    const played = gameOf(number);
    const { factions } = played.state.players[0];
    if (!factions.includes('Aliens')) continue;
    if (open(fixed, text(played.save())).found === 'changed') return played;
  }
  throw new Error('No such game was found.');
}

const GAMES = 24;

/** What becomes of some games when the content changes. */
function outcomes(change: ContentChange): Record<Opened['found'], number> {
  const rules = build(change);
  const counts = { same: 0, changed: 0, 'look only': 0 };
  for (let number = 0; number < GAMES; number++) {
    const played = gameOf(number);
    const found = open(rules, text(played.save()));
    counts[found.found]++;
    if (found.found === 'look only') continue;
    const going = end(rules, found);
    expect(rules.violations(going.state)).toEqual([]);
    const isWhole = found.kept === found.answers;
    expect(isWhole ? tableOf(going) : null).toEqual(isWhole ? tableOf(played) : null);
  }
  return counts;
}

/** What lies where, without asking the record how it looks at it. */
function tableOf({ state, rules }: History): unknown {
  const name = (card: number): string => rules.library.defs[state.defs[card]].name;
  return [
    state.players.map(({ vp, hand, deck, discard }) => [
      vp,
      hand.map(name),
      deck.map(name),
      discard.map(name),
    ]),
    state.baseDeck.map(name),
    state.bases.map(({ base }) => name(base)),
    state.table.map((card) => [name(card), state.pieces[card]?.controller, state.pieces[card]?.counters]),
    state.pending?.options.length,
  ];
}

describe('half-played games', () => {
  test.each([0, 3, 8])('all play as they did when a faction is added at place %i', (at) => {
    expect(outcomes(addFaction('Core Set', at, gardeners, greenhouse))).toEqual({
      same: GAMES,
      changed: 0,
      'look only': 0,
    });
  });

  test('all go on with the Collector fixed', () => {
    expect(outcomes(fixCollector)['look only']).toBe(0);
  });

  test('all go on when a text or a breakpoint changes', () => {
    const reword = changeCard('Collector', (card) =>
      card.kind === 'minion' ? { ...card, facts: { ...card.facts, text: 'Other words.' } } : card,
    );
    expect(outcomes(reword).same).toBe(GAMES);
    const lower = changeBase('The Homeworld', (base) => ({
      ...base,
      facts: { ...base.facts, breakpoint: 10 },
    }));
    expect(outcomes(lower)['look only']).toBe(0);
  });

  test('of a faction that is gone can be looked at, and are not called playable', () => {
    const rules = build(removeFaction('Aliens'));
    for (let number = 0; number < 80; number++) {
      const played = gameOf(number);
      const hasAliens = played.state.players.some(({ factions }) => factions.includes('Aliens'));
      if (!hasAliens) continue;
      const saved = played.save();
      expect(open(rules, text(saved))).toMatchObject({ found: 'look only', answers: saved.answers.length });
    }
  });
});

describe('records of earlier releases', () => {
  const folder = new URL('../releases/', import.meta.url);
  const releases = readdirSync(folder);
  const files = releases.flatMap((release) =>
    readdirSync(new URL(`${release}/`, folder)).map((file) => `${release}/${file}`),
  );

  test('there are some', () => {
    expect(releases).toContain('0.1');
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  test.each(files)('%s can be opened', (file) => {
    const data: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const found = openRecord(smashUp, data);
    expect(found.record).not.toBeNull();
    expect(end(smashUp, found).length).toBe(found.kept);
    expect(found.kept === found.answers).toBe(found.found === 'same');
  });
});
