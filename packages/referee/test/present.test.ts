import { smashUp } from '@smashup/cards';
import { HIDDEN, NONE, type State, type View } from '@smashup/engine';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import { createInstruments } from '../src/instruments.ts';
import type { CardView, TableView } from '../src/index.ts';
import { presentDecision } from '../src/present/decision.ts';
import { presentTable } from '../src/present/table.ts';
import { randomGame } from './kit/random-game.ts';
import { at, beginDraft, beginFreePick, PATIENTLY, referee, watcher } from './kit/table.ts';

const instruments = createInstruments(smashUp);
const lens = { reading: instruments.reading, words: instruments.words('en') };

function tableOf(view: View): TableView {
  return presentTable(view, lens.reading);
}

/** States from all over a random game. */
function* statesOf(players: number, seed: number, every: number): Generator<State> {
  const { state, goOn } = randomGame(players, seed);
  for (let answers = 0; state.pending !== null; answers++) {
    if (answers % every === 0) yield state;
    goOn();
  }
  yield state;
}

/** Every card in what was presented, wherever it is. */
function cardsIn(presented: unknown): CardView[] {
  if (typeof presented !== 'object' || presented === null) return [];
  const inside = Object.values(presented).flatMap(cardsIn);
  return isCard(presented) ? [presented, ...inside] : inside;
}

function isCard(presented: object): presented is CardView {
  return 'card' in presented && 'face' in presented;
}

describe.each([2, 3, 4])('a game of %i', PATIENTLY, (players) => {
  const viewers = ['spectator', ...Array.from({ length: players }, (_, seat) => seat)] as const;

  test('cards on the way that somebody may not know have no number for them', () => {
    for (const state of statesOf(players, 40 + players, 1)) {
      for (const viewer of viewers) {
        const unknown = tableOf(smashUp.view(state, viewer)).limbo.filter(({ face }) => face === HIDDEN);
        expect(unknown.filter(({ card }) => card !== NONE)).toEqual([]);
      }
    }
  });

  test('shows to everybody the cards that they may know, and no others', () => {
    for (const state of statesOf(players, 40 + players, 7)) {
      for (const viewer of viewers) {
        const view = smashUp.view(state, viewer);
        const shown = cardsIn([tableOf(view), presentDecision(view, lens)]);
        for (const { card, face } of shown) expect(face).toBe(card === NONE ? HIDDEN : view.defs[card]);
      }
    }
  });

  test('shows hands face down to a spectator, without the numbers that would tell when a card was drawn', () => {
    for (const state of statesOf(players, 50 + players, 31)) {
      const { players: seen } = tableOf(smashUp.view(state, 'spectator'));
      state.players.forEach(({ hand }, seat) => {
        const open = hand.filter((card) => (state.known[card] >> players) % 2 === 1);
        const shown = seen[seat]?.hand ?? [];
        expect(shown.length).toBe(hand.length);
        expect(shown.filter(({ face }) => face !== HIDDEN).map(({ card }) => card)).toEqual(open);
        for (const { card, face } of shown) expect(card === NONE).toBe(face === HIDDEN);
      });
    }
  });

  test('lists what may be in the own deck: its cards, and those that lie face down elsewhere, without their order', () => {
    for (const state of statesOf(players, 45 + players, 13)) {
      for (const seat of state.players.keys()) {
        const view = smashUp.view(state, seat);
        const listed = tableOf(view).players.map(({ mayBeInDeck }) => mayBeInDeck);
        expect(listed.filter((faces, other) => other !== seat && faces.length > 0)).toEqual([]);
        const { deck } = state.players[seat] ?? { deck: [] };
        const isThere = (card: number): boolean => deck.includes(card) || view.defs[card] === HIDDEN;
        const own = state.defs.flatMap((def, card) =>
          state.owners[card] === seat && !state.memories.includes(card) && isThere(card)
            ? [dealtAs(def)]
            : [],
        );
        expect(listed[seat]).toEqual(own.filter((def) => !isShared(def)).toSorted((a, b) => a - b));
      }
    }
  });

  test('shows the same numbers to everybody, those of the rules', () => {
    for (const state of statesOf(players, 60 + players, 11)) {
      for (const viewer of viewers) {
        const { bases } = tableOf(smashUp.view(state, viewer));
        for (const base of bases) {
          expect(base.breakpoint).toBe(smashUp.breakpoint(state, base.card));
          expect(base.total).toBe(smashUp.totalOfAll(state, base.card));
          for (const { card, power } of base.minions) expect(power).toBe(smashUp.power(state, card));
        }
      }
    }
  });

  test('gives the places at a scoring base as the rules award them', () => {
    let awarded = 0;
    for (const { before, told } of scoringsOf(players, 70 + players)) {
      const base = before.bases.find(({ card }) => card === told.base);
      const standing = base?.standings[told.player];
      expect(standing?.place).toBe(told.place);
      awarded++;
    }
    expect(awarded).toBeGreaterThan(3);
  });
});

/** The face of a fusion card is its minion's. */
function dealtAs(def: number): number {
  return smashUp.library.defs[def].fusion?.minion ?? def;
}

function isShared(def: number): boolean {
  const { sharedDeck, kind } = smashUp.library.defs[def];
  return sharedDeck !== null || kind === 'titan';
}

interface Scoring {
  readonly before: TableView;
  readonly told: { readonly base: number; readonly player: number; readonly place: number };
}

/** Each place that is awarded in a random game, with the table at that moment. */
function scoringsOf(players: number, seed: number): Scoring[] {
  const found: Scoring[] = [];
  const { state, goOn } = randomGame(players, seed);
  while (state.pending !== null) {
    goOn((event) => {
      if (event.key !== 'place') return;
      const { base, player, place } = event;
      const before = tableOf(smashUp.view(state, 'spectator'));
      found.push({ before, told: { base, player, place } });
    });
  }
  return found;
}

test('looking at the table while things happen changes nothing', () => {
  const watched = randomGame(3, 5);
  const unwatched = randomGame(3, 5);
  while (watched.state.pending !== null) {
    watched.goOn(() => void tableOf(smashUp.view(watched.state, 0)));
    unwatched.goOn();
  }
  expect(smashUp.hash(watched.state)).toBe(smashUp.hash(unwatched.state));
});

test('the catalogue lists every faction with its cards and bases', () => {
  const { faces, factions, sets } = referee.catalogue();
  expect(sets.toSorted()).toEqual([...new Set(factions.map(({ set }) => set))].toSorted());
  for (const { name, set, summary, cards, bases } of factions) {
    expect(sets).toContain(set);
    expect(summary).not.toBe('');
    const deck = cards.original.reduce((sum, face) => sum + faces[face].copies, 0);
    expect({ name, deck }).toEqual({ name, deck: 20 });
    expect(bases.original.length).toBeGreaterThanOrEqual(2);
    for (const face of [...cards.original, ...bases.original]) expect(faces[face].faction).toBe(name);
  }
});

test('in a draft whoever chooses is on the move, and the log says who took what', PATIENTLY, () => {
  const match = beginDraft(4, 'person', 'person', 'person');
  // The sixth is the only one left, and nobody is asked.
  for (let picks = 0; picks < 5; picks++) {
    const { next } = match;
    if (next.kind !== 'person') throw new Error('A person chooses.');
    const { turn, factionChoice } = match.whole(watcher()).content.view;
    expect(turn.player).toBe(next.seat);
    // Everybody sees what was laid out, and who chooses now and later (R1.3).
    expect(factionChoice?.order).toHaveLength(6 - picks);
    expect(factionChoice?.order[0]).toBe(next.seat);
    expect(factionChoice?.pool).toHaveLength(6);
    const { decision } = match.whole(at(next.seat)).content;
    const faction = plain(decision?.options[0]?.label ?? []);
    match.prepare(next.seat, next.decision, [0]).commit();
    const lines = match.whole(watcher()).content.log ?? [];
    const told = lines.filter(({ key }) => key === 'faction').at(picks);
    expect(plain(told?.text ?? [])).toBe(`${['Ann', 'Ben', 'Cho'][next.seat]} chooses ${faction}.`);
    expect(factionChoice?.pool).toContain(faction);
  }
  expect(match.whole(watcher()).content.view.factionChoice).toBeNull();
});

test('in a free pick everybody sees what there is, who chooses now, and whether two may have the same', () => {
  for (const duplicates of [false, true]) {
    const match = beginFreePick(duplicates, 4);
    const seen = () => match.whole(watcher()).content.view;
    const { pool = [] } = seen().factionChoice ?? {};
    const { decision } = match.whole(at(0)).content;
    expect(pool).toEqual(decision?.options.map(({ label }) => plain(label)));
    for (const order of [[0, 0, 1, 1], [0, 1, 1], [1, 1], [1]]) {
      expect(seen().factionChoice).toMatchObject({ pool, copies: duplicates ? null : 1, order });
      const { next } = match;
      if (next.kind !== 'person') throw new Error('A person chooses.');
      match.prepare(next.seat, next.decision, [0]).commit();
    }
    expect(seen()).toMatchObject({ factionChoice: null, players: [{ factions: { length: 2 } }, {}] });
  }
});
