import { smashUp } from '@smashup/cards';
import type { Option, State } from '@smashup/engine';
import { plain } from '@smashup/words';
import { expect, test } from 'vitest';
import { createInstruments, addresseeAt } from '../src/instruments.ts';
import type { StoryLine } from '../src/index.ts';
import { inspectCard } from '../src/present/inspection.ts';
import { presentDecision } from '../src/present/decision.ts';
import { presentTable } from '../src/present/table.ts';
import { tellLine } from '../src/story.ts';

const instruments = createInstruments(smashUp);
const lens = { reading: instruments.reading, words: instruments.words('en') };

/** Ann may play Major Ursa; at Tortuga she has 8, and Ben 5: a minion, two counters and what the text of his titan gives. */
function laidOut(): State {
  const config = smashUp.config({
    players: [
      { name: 'Ann', factions: ['Bear Cavalry', 'Pirates'] },
      { name: 'Ben', factions: ['Wizards', 'Robots'] },
    ],
    printing: 'current',
    titans: true,
  });
  return smashUp.arrange(config, 1, {
    players: [
      { titans: [{ card: 'Major Ursa' }, { card: 'The Kraken' }] },
      { hand: ['Neophyte', 'Neophyte'] },
    ],
    bases: [
      {
        base: 'Tortuga',
        cards: [
          { card: 'Pirate King', controller: 0 },
          { card: 'Cut Lass', controller: 0 },
          { card: 'Arcane Protector', controller: 1, counters: 2 },
          { card: 'Neophyte', controller: 1 },
        ],
      },
      { base: 'Jungle Oasis', cards: [] },
    ],
    turn: 0,
    from: 'play cards',
  });
}

function numbered(state: State, name: string): number {
  return state.defs.findIndex((def) => smashUp.library.defs[def].name === name);
}

function take(state: State, isWanted: (option: Option) => boolean): StoryLine[] {
  const { pending } = state;
  if (pending === null) throw new Error('Nothing is asked.');
  const lines: StoryLine[] = [];
  smashUp.apply(state, { decision: pending.id, picks: [pending.options.findIndex(isWanted)] }, (event, now) =>
    lines.push(tellLine(event, lens.words, addresseeAt(now, 0))),
  );
  return lines;
}

test('the table has titans at their base with what they give, and those set aside with their player', () => {
  const state = laidOut();
  const { bases, players } = presentTable(smashUp.view(state, 1), lens.reading);
  const protector = numbered(state, 'Arcane Protector');
  expect(bases[0]?.titans).toEqual([
    { card: protector, face: state.defs[protector], controller: 1, owner: 1, counters: 2, power: 3 },
  ]);
  expect(players[0]?.titans.map(({ card }) => card)).toEqual([
    numbered(state, 'Major Ursa'),
    numbered(state, 'The Kraken'),
  ]);
  expect(players[1]?.titans).toEqual([]);
});

test('a titan that can be played glows where it lies, and one that cannot says why', () => {
  const state = laidOut();
  const view = smashUp.view(state, 0);
  const ursa = numbered(state, 'Major Ursa');
  const offered = presentDecision(view, lens)?.options.filter(
    ({ target }) => target?.kind === 'card' && target.card === ursa,
  );
  expect(offered?.map(({ label }) => plain(label))).toEqual(['Play Major Ursa']);
  expect(inspectCard(view, ursa, lens).whyNot).toBeNull();
  expect(inspectCard(view, numbered(state, 'The Kraken'), lens).whyNot).not.toBeNull();
});

test('what a titan gives is known part by part', () => {
  const state = laidOut();
  const { value, parts } = inspectCard(smashUp.view(state, 1), numbered(state, 'Arcane Protector'), lens);
  expect(value).toBe(3);
  expect(parts.map(({ amount, source }) => [amount, plain(source)])).toEqual([
    [2, '+1 power counters'],
    [1, 'Arcane Protector'],
  ]);
});

test('a clash is told with what each side had, and where it came from', () => {
  const state = laidOut();
  const tortuga = numbered(state, 'Tortuga');
  take(state, (option) => option.kind === 'use' && option.card === numbered(state, 'Major Ursa'));
  const lines = take(state, (option) => option.kind === 'base' && option.base === tortuga);
  const clash = lines.find(({ key }) => key === 'clash')?.clash;
  const read = ({ seat, total, parts }: NonNullable<typeof clash>['stays']) => ({
    seat,
    total,
    parts: parts.map(({ amount, source }) => `${amount} ${plain(source)}`),
  });
  expect(clash && read(clash.stays)).toEqual({ seat: 0, total: 8, parts: ['5 Pirate King', '3 Cut Lass'] });
  expect(clash && read(clash.leaves)).toEqual({
    seat: 1,
    total: 5,
    parts: ['2 Arcane Protector', '2 Neophyte', '1 Arcane Protector'],
  });
  expect(lines.filter(({ key }) => key !== 'clash').every((line) => line.clash === undefined)).toBe(true);
});

test('that a titan is played is told in one line; what is paid for it, with what asks for it', () => {
  const ursa = laidOut();
  const first = take(ursa, (option) => option.kind === 'use' && option.card === numbered(ursa, 'Major Ursa'));
  const then = take(ursa, (option) => option.kind === 'base');
  expect([...first, ...then].map(({ key }) => key).slice(0, 1)).toEqual(['play']);

  const ninja = smashUp.arrange(
    smashUp.config({
      players: [{ factions: ['Ninjas', 'Pirates'] }, { factions: ['Wizards', 'Robots'] }],
      titans: true,
    }),
    1,
    {
      players: [{ hand: ['Shinobi'], titans: [{ card: 'Invisible Ninja' }] }, {}],
      bases: [{ base: 'Tortuga', cards: [{ card: 'Pirate King', controller: 0 }] }],
      turn: 0,
      from: 'play cards',
    },
  );
  const lines = take(
    ninja,
    ({ kind, ...of }) => kind === 'use' && 'card' in of && of.card === numbered(ninja, 'Invisible Ninja'),
  );
  expect(lines.map(({ key }) => key).slice(0, 3)).toEqual(['use', 'discard', 'play']);
});
