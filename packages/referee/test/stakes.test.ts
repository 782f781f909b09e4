import { smashUp } from '@smashup/cards';
import { DUEL_ENDS, NONE, type ArrangedCard, type DuelEnd, type State, type Viewer } from '@smashup/engine';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import { createInstruments, addresseeTo } from '../src/instruments.ts';
import { presentStakes } from '../src/present/stakes.ts';
import { presentTable } from '../src/present/table.ts';

const instruments = createInstruments(smashUp);
const lens = { reading: instruments.reading, words: instruments.words('en') };
const VIEWERS = [0, 1, 'spectator'] as const;
const DECK = ['Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte'];

/** What calls for a duel of Ann's minion with Bob's Ghost, and what comes of it. */
interface Scene {
  readonly base: string;
  readonly cards: readonly ArrangedCard[];
  readonly answers: readonly string[];
  /** The power of Ann's minion. */
  readonly power: number;
  readonly ends: Readonly<Record<DuelEnd, readonly string[]>>;
}

const MASTER: ArrangedCard = { card: 'Ninja Master', controller: 0 };

const SCENES: Readonly<Record<string, Scene>> = {
  Gunfighter: {
    base: 'Tar Pits',
    cards: [],
    answers: ['Play Gunfighter', 'Tar Pits', 'Ghost'],
    power: 3,
    ends: {
      'challenger wins': ['Ann destroys Ghost (Gunfighter).'],
      'challenged wins': ['Ann destroys Gunfighter.'],
      tie: ['Ann destroys Gunfighter and Ghost (Gunfighter).'],
    },
  },
  'High Noon': {
    base: 'Tar Pits',
    cards: [MASTER],
    answers: ['Play High Noon'],
    power: 5,
    ends: {
      'challenger wins': ['Ann destroys Ghost (High Noon).', 'Ann may play an extra minion (High Noon).'],
      'challenged wins': ['Ann destroys Ninja Master (High Noon).'],
      tie: ['Ann destroys Ninja Master and Ghost (High Noon).'],
    },
  },
  "Run 'Em Off": {
    base: 'Tar Pits',
    cards: [MASTER],
    answers: ["Play Run 'Em Off"],
    power: 5,
    ends: {
      'challenger wins': ['Ninja Master has power 8.', "Ann is choosing for Run 'Em Off."],
      'challenged wins': ['Ghost has power 9.', "Bob is choosing for Run 'Em Off."],
      tie: [
        'Ninja Master has power 8.',
        'Ghost has power 8.',
        "Ann is putting cards in order for Run 'Em Off.",
      ],
    },
  },
  "Shogun's Palace": {
    base: "Shogun's Palace",
    cards: [],
    answers: ['Play Gunfighter', "Shogun's Palace", 'None', 'Ghost'],
    power: 3,
    ends: {
      'challenger wins': ['Ann draws 2 cards.'],
      'challenged wins': ['Bob draws 2 cards.'],
      tie: ['Ann draws 2 cards.', 'Bob draws 2 cards.'],
    },
  },
};

/** Plays up to where the first side may lay a card for the duel; Ghost is that much stronger than Ann's minion. */
function toTheDuel({ base, cards, answers, power }: Scene, name: string, stronger: number): State {
  const players = [
    { name: 'Ann', factions: ['Cowboys', 'Ninjas'] as const },
    { name: 'Bob', factions: ['Ghosts', 'Samurai'] as const },
  ];
  const ghost = { card: 'Ghost', controller: 1, counters: power + stronger - 2 };
  const state = smashUp.arrange(smashUp.config({ players }), 1, {
    players: [
      { hand: [name in HELD ? name : 'Gunfighter', 'Quick Draw'], deck: DECK },
      { hand: ['Ninja Acolyte', 'Ninja Acolyte'], deck: DECK },
    ],
    bases: [
      { base, cards: [...cards, ghost] },
      { base: 'Ninja Dojo', cards: [] },
      { base: 'The Homeworld', cards: [] },
    ],
    baseDeck: ['The Mothership'],
  });
  for (const wanted of answers) answer(state, wanted);
  return state;
}

const HELD: Readonly<Record<string, true>> = { 'High Noon': true, "Run 'Em Off": true };

/** Answers with what is called so, `None` for passing and returns what is told to everybody. */
function answer(state: State, wanted: string): string[] {
  const { pending } = state;
  if (pending === null) throw new Error('Nothing is asked.');
  const addressee = addresseeTo(smashUp.view(state, pending.seat));
  const names = pending.options.map((option) =>
    option.kind === 'pass' ? 'None' : plain(lens.words.nameOption(option, pending, addressee)),
  );
  const at = names.indexOf(wanted);
  if (at < 0 && (wanted !== 'None' || pending.min > 0)) throw new Error(`${wanted}: ${names.join(', ')}`);
  const told: string[] = [];
  smashUp.apply(state, { decision: pending.id, picks: at < 0 ? [] : [at] }, (event, now) =>
    told.push(plain(lens.words.tellEvent(event, { state: now, you: NONE, seesAll: false }))),
  );
  return told;
}

function foretold(state: State, end: DuelEnd, viewer: Viewer): string[] {
  const { duel } = presentStakes(smashUp.view(state, viewer), lens);
  return (duel?.ends.find((one) => one.end === end)?.lines ?? []).map(plain);
}

const isDuel = (state: State): boolean =>
  presentTable(smashUp.view(state, 'spectator'), lens.reading).duel !== null;

describe.each(Object.entries(SCENES))('%s', (name, scene) => {
  test.each([
    ['challenger wins', -1],
    ['tie', 0],
    ['challenged wins', 1],
  ] as const)('%s: what is foretold happens', (end, stronger) => {
    const state = toTheDuel(scene, name, stronger);
    const expected = foretold(state, end, 'spectator');
    expect(expected).toEqual(scene.ends[end]);
    const told: string[] = [];
    while (isDuel(state)) told.push(...answer(state, 'None'));
    const result = told.findIndex((line) => /wins the duel|ends in a tie/u.test(line));
    const happened = told.slice(result + 1).filter((line) => !line.includes('goes on working'));
    const events = expected.filter((line) => !/ (?:is choosing|has power|is putting cards) /u.test(line));
    expect(happened.slice(0, events.length)).toEqual(events);
  });

  test('looking ahead changes nothing and tells everybody as much', () => {
    const state = toTheDuel(scene, name, 0);
    const before = smashUp.hash(state);
    for (const end of DUEL_ENDS) {
      const [ann, bob, watcher] = VIEWERS.map((viewer) => foretold(state, end, viewer).length);
      expect([ann, bob]).toEqual([watcher, watcher]);
    }
    expect(smashUp.hash(state)).toBe(before);
  });
});

test('a window says who has passed, who is asked and who may still play (R4)', () => {
  const factions = [
    ['Ninjas', 'Aliens'],
    ['Ghosts', 'Dinosaurs'],
    ['Pirates', 'Robots'],
  ] as const;
  const names = ['Ann', 'Bob', 'Cho'];
  const players = factions.map((pair, at) => ({ name: names[at] ?? '', factions: pair, askAlways: true }));
  const state = smashUp.arrange(smashUp.config({ players }), 1, {
    players: [{ hand: ['Shinobi'], deck: DECK }, { deck: DECK }, { hand: ['Full Sail'], deck: DECK }],
    bases: [
      {
        base: 'Tar Pits',
        cards: [
          { ...MASTER, counters: 20 },
          { card: 'Spirit', controller: 1 },
          { card: 'Buccaneer', controller: 2 },
        ],
      },
      { base: 'Ninja Dojo', cards: [] },
    ],
    baseDeck: ['The Mothership'],
  });
  const stances = (): string[] =>
    (presentStakes(smashUp.view(state, 'spectator'), lens).window?.seats ?? []).map(
      ({ seat, stance }) => `${names[seat]} ${stance}`,
    );
  expect(stances()).toEqual([]);
  answer(state, 'None');
  expect(stances()).toEqual(['Ann asked', 'Bob may still play', 'Cho may still play']);
  answer(state, 'None');
  expect(stances()).toEqual(['Ann passed', 'Bob asked', 'Cho may still play']);
  const { window } = presentStakes(smashUp.view(state, 0), lens);
  expect(plain(window?.about ?? [])).toBe('Tar Pits is about to score.');
  answer(state, 'None');
  expect(stances()).toEqual(['Ann passed', 'Bob passed', 'Cho asked']);
  answer(state, 'Play Full Sail');
  answer(state, 'None');
  expect(stances()).toEqual(['Ann asked', 'Bob may still play', 'Cho may still play']);
});
