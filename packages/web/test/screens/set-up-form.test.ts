import type { Level } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { describe, expect, test } from 'vitest';
import { quickSetUp, watchSetUp } from '../../src/screens/new-game/quick-set-ups.ts';
import {
  changeSeat,
  DEFAULT_FORM,
  giveColour,
  seatsOf,
  toSetUp,
  type SetUpForm,
} from '../../src/screens/new-game/set-up-form.ts';
import * as tableForm from '../../src/screens/online/table-form.ts';
import { LUCKS } from '../../src/screens/new-game/luck.ts';
import { problemsOf } from '../../src/screens/new-game/set-up-problems.ts';
import { harderSeats } from '../../src/flow/use-again.ts';

const SHELF = {
  factions: [
    { name: 'Aliens', set: 'Core Set', strength: 20 },
    { name: 'Robots', set: 'Core Set', strength: 8 },
    { name: 'Ghosts', set: 'Awesome Level 9000', strength: -9 },
    { name: 'Vikings', set: 'Oops', strength: 3 },
    { name: 'Samurai', set: 'Oops', strength: -2 },
  ],
  notMine: [],
  played: [],
};
const WITHOUT_GHOSTS = ['Aliens', 'Robots', 'Vikings', 'Samurai'];

function withFactions(...pairs: readonly (readonly string[])[]): SetUpForm {
  return pairs.reduce((form, factions, seat) => changeSeat(form, seat, { factions }), DEFAULT_FORM);
}

describe('what is wrong with a set-up', () => {
  test('nothing with the one that a first visitor finds', () => {
    expect(problemsOf(DEFAULT_FORM, SHELF)).toEqual([]);
  });

  test('a name that is missing, too long or given twice', () => {
    const named = (name: string) => problemsOf(changeSeat(DEFAULT_FORM, 1, { name }), SHELF);
    expect(named('  ')).toEqual([{ kind: 'name missing', seat: 1 }]);
    expect(named('x'.repeat(21))).toEqual([{ kind: 'name too long', seat: 1 }]);
    expect(named(' Player 1 ')).toEqual([{ kind: 'name twice', seat: 1, name: 'Player 1' }]);
  });

  test('seats that nobody takes do not count', () => {
    expect(problemsOf(changeSeat(DEFAULT_FORM, 3, { name: '' }), SHELF)).toEqual([]);
  });

  test('one faction without a second', () => {
    expect(problemsOf(withFactions(['Aliens']), SHELF)).toEqual([
      { kind: 'second faction missing', seat: 0, faction: 'Aliens' },
    ]);
  });

  test('a faction of two players, unless duplicates are allowed', () => {
    const form = withFactions(['Aliens', 'Robots'], ['Ghosts', 'Aliens']);
    expect(problemsOf(form, SHELF)).toEqual([
      { kind: 'faction twice', seat: 1, faction: 'Aliens', other: 'Player 1' },
    ]);
    expect(problemsOf({ ...form, duplicates: true }, SHELF)).toEqual([]);
  });

  test('a faction that is not on offer', () => {
    const form = { ...withFactions(['Ghosts', 'Robots']), offer: WITHOUT_GHOSTS };
    expect(problemsOf(form, SHELF)).toEqual([{ kind: 'faction not on offer', seat: 0, faction: 'Ghosts' }]);
  });

  test('factions chosen beforehand do not matter when chance or a draft decides', () => {
    expect(problemsOf({ ...withFactions(['Aliens']), choice: 'random' }, SHELF)).toEqual([]);
  });

  test('too few factions for everybody', () => {
    expect(problemsOf({ ...DEFAULT_FORM, count: 3 }, SHELF)).toEqual([
      { kind: 'too few factions', needed: 6, offered: 5 },
    ]);
    expect(problemsOf({ ...DEFAULT_FORM, count: 3, duplicates: true }, SHELF)).toEqual([]);
    expect(problemsOf({ ...DEFAULT_FORM, count: 3, duplicates: true, choice: 'draft' }, SHELF)).toEqual([
      { kind: 'too few factions', needed: 6, offered: 5 },
    ]);
  });

  test('a draft that is too small, too large, or names what is not on offer', () => {
    const draft = (changes: Partial<SetUpForm>) =>
      problemsOf({ ...DEFAULT_FORM, choice: 'draft', ...changes }, SHELF);
    expect(draft({ draftSize: 5 })).toEqual([]);
    expect(draft({ draftSize: 3 })).toEqual([{ kind: 'draft too small', needed: 4, size: 3 }]);
    expect(draft({ draftSize: 6 })).toEqual([{ kind: 'draft too large', size: 6, offered: 5 }]);
    expect(draft({ draftPool: ['Aliens', 'Robots', 'Ghosts'] })).toEqual([
      { kind: 'draft too small', needed: 4, size: 3 },
    ]);
    const named = ['Aliens', 'Robots', 'Ghosts', 'Vikings'];
    expect(draft({ draftPool: named, draftSize: 3 })).toEqual([]);
    expect(draft({ draftPool: named, offer: WITHOUT_GHOSTS })).toEqual([
      { kind: 'draft not on offer', faction: 'Ghosts' },
    ]);
    // Whatever is set for a draft does not matter to another way of choosing.
    expect(draft({ choice: 'random', draftSize: 3 })).toEqual([]);
  });

  test.each(['abc', '-1', '1.5', '1234567890', 'abcdef0123456789'])('the seed %s', (seed) => {
    expect(problemsOf({ ...DEFAULT_FORM, seed }, SHELF)).toEqual([{ kind: 'seed', seed }]);
  });
});

describe('the game that begins', () => {
  test('has the seats that are taken, with trimmed names', () => {
    const { seats } = toSetUp(changeSeat({ ...DEFAULT_FORM, count: 3 }, 0, { name: ' Ann ' }), SHELF);
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bolt', 'Comet']);
  });

  test('has the factions chosen beforehand in free pick only', () => {
    const form = withFactions(['Aliens', 'Robots']);
    expect(toSetUp(form, SHELF).seats[0].factions).toEqual(['Aliens', 'Robots']);
    expect(toSetUp({ ...form, choice: 'draft' }, SHELF).seats[0].factions).toBeNull();
  });

  test('offers all factions, those of the collection, or those that are named', () => {
    expect(toSetUp(DEFAULT_FORM, SHELF).pool).toBeNull();
    const shelf = { ...SHELF, notMine: ['Ghosts'] };
    expect(toSetUp(DEFAULT_FORM, shelf).pool).toEqual(WITHOUT_GHOSTS);
    expect(toSetUp({ ...DEFAULT_FORM, offer: 'all' }, shelf).pool).toBeNull();
    expect(toSetUp({ ...DEFAULT_FORM, offer: ['Ghosts', 'Aliens'] }, shelf).pool).toEqual([
      'Aliens',
      'Ghosts',
    ]);
  });

  test('draws from factions of like strength or well rested ones, if that is wished', () => {
    const { factions } = createReferee(smashUp).catalogue();
    const strengths = new Map(factions.map(({ name, strength }) => [name, strength]));
    const drawn = (luck: SetUpForm['luck'], played: readonly string[]): readonly string[] =>
      toSetUp({ ...DEFAULT_FORM, choice: 'random', luck }, { factions, notMine: [], played }).pool ?? [];
    const fair = drawn('fair', []).map((name) => strengths.get(name) ?? 0);
    expect(fair).toHaveLength(6);
    const between = factions.filter(
      ({ strength }) => strength > Math.min(...fair) && strength < Math.max(...fair),
    );
    expect(between.length).toBeLessThan(fair.length);
    expect(drawn('fresh', ['Aliens', 'Robots'])).not.toContain('Aliens');
    expect(drawn('fresh', ['Aliens', 'Robots']).length).toBeGreaterThan(6);
    expect(drawn('wild', ['Aliens'])).toEqual([]);
  });

  test('lays out as many factions as the rulebook says, as many as are wished, or those that are named', () => {
    const draft = (changes: Partial<SetUpForm>) =>
      toSetUp({ ...DEFAULT_FORM, choice: 'draft', ...changes }, SHELF);
    expect(draft({})).toMatchObject({ pool: null, draftSize: null });
    expect(draft({ draftSize: 5 })).toMatchObject({ pool: null, draftSize: 5 });
    const draftPool = ['Aliens', 'Robots', 'Ghosts', 'Vikings'];
    expect(draft({ draftPool, draftSize: 5 })).toMatchObject({ pool: draftPool, draftSize: 4 });
    expect(draft({ draftPool, choice: 'random' })).toMatchObject({ pool: null, draftSize: null });
  });

  test('says who begins, if they sit at the table, and which bases join', () => {
    expect(toSetUp(DEFAULT_FORM, SHELF)).toMatchObject({ firstPlayer: null, extraBaseSets: [] });
    const form = { ...DEFAULT_FORM, firstPlayer: 2, extraBaseSets: ['Core Set'] };
    expect(toSetUp(form, SHELF)).toMatchObject({ firstPlayer: null, extraBaseSets: ['Core Set'] });
    expect(toSetUp({ ...form, count: 3 }, SHELF).firstPlayer).toBe(2);
  });

  test('online is shown again as it was set', () => {
    const { useTableForm } = tableForm;
    const draftPool = ['Aliens', 'Robots', 'Ghosts', 'Vikings'];
    for (const changes of [
      { draftPool, firstPlayer: 1, extraBaseSets: ['Oops'] },
      { draftSize: 5, duplicates: true },
      { offer: WITHOUT_GHOSTS },
    ]) {
      const form = { ...useTableForm.getInitialState(), choice: 'draft' as const, ...changes };
      const again = tableForm.fromOnlineSetUp(tableForm.toOnlineSetUp(form, SHELF));
      expect(again).toMatchObject({ choice: 'draft', ...changes });
    }
  });

  test('has a seed when one is given', () => {
    expect(toSetUp({ ...DEFAULT_FORM, seed: ' 42 ' }, SHELF).seed).toBe(42);
    const whole = '0123456789ABCDEF0123456789abcdef';
    expect(toSetUp({ ...DEFAULT_FORM, seed: whole }, SHELF).seed).toBe(whole.toLowerCase());
    expect(problemsOf({ ...DEFAULT_FORM, seed: whole }, SHELF)).toEqual([]);
    expect(toSetUp(DEFAULT_FORM, SHELF).seed).toBeNull();
  });

  test('of one click has the names of last time, and the opponent and factions that were wished', () => {
    const form = changeSeat({ ...DEFAULT_FORM, edition: 'oops', seed: '1' }, 0, { name: 'Ann' });
    const quick = quickSetUp(form, { level: 'hard', choice: 'free' }, SHELF, null);
    expect(quick.seats.map(({ name, sitter }) => [name, sitter])).toEqual([
      ['Ann', { kind: 'person' }],
      ['Bolt', { kind: 'bot', level: 'hard' }],
    ]);
    expect(quick).toMatchObject({ choice: 'free', edition: 'culture-shock', seed: null });
    expect(quick).toMatchObject({ titans: true, pool: null });
    expect(watchSetUp(form, SHELF).seats.map(({ sitter }) => sitter.kind)).toEqual(['bot', 'bot']);
  });
});

test('of one click is without titans and shared decks for a newcomer', () => {
  const catalogue = createReferee(smashUp).catalogue();
  const shelf = { ...SHELF, factions: catalogue.factions };
  const { titans, pool } = quickSetUp(DEFAULT_FORM, { level: 'easy', choice: 'random' }, shelf, catalogue);
  expect(titans).toBe(false);
  const left = catalogue.factions.filter(({ name }) => !pool?.includes(name));
  expect(left.map(({ name }) => name).toSorted()).toEqual([
    'Elder Things',
    'Innsmouth',
    'Minions of Cthulhu',
    'Miskatonic University',
  ]);
});

describe('a collection is kept to', () => {
  const { factions } = createReferee(smashUp).catalogue();
  const mine = ['Aliens', 'Robots', 'Ghosts', 'Vikings', 'Samurai', 'Wizards', 'Pirates', 'Ninjas'];
  const notMine = factions.map(({ name }) => name).filter((name) => !mine.includes(name));
  const shelf = { factions, notMine, played: ['Aliens', 'Robots'] };
  const isKept = (pool: readonly string[] | null) => pool?.every((name) => mine.includes(name)) === true;

  test.each(LUCKS)('by %s chance', (luck) => {
    expect(isKept(toSetUp({ ...DEFAULT_FORM, choice: 'random', luck }, shelf).pool)).toBe(true);
  });

  test.each(['free', 'draft', 'league'] as const)('where factions are chosen so: %s', (choice) => {
    expect(isKept(toSetUp({ ...DEFAULT_FORM, choice }, shelf).pool)).toBe(true);
    const online = { ...tableForm.useTableForm.getInitialState(), choice };
    expect(isKept(tableForm.toOnlineSetUp(online, shelf).pool)).toBe(true);
  });

  test('with one click, by newcomers as well, and where bots play', () => {
    const catalogue = createReferee(smashUp).catalogue();
    const wished = { level: 'easy', choice: 'random' } as const;
    for (const plain of [null, catalogue])
      expect(isKept(quickSetUp(DEFAULT_FORM, wished, shelf, plain).pool)).toBe(true);
    expect(isKept(watchSetUp(DEFAULT_FORM, shelf).pool)).toBe(true);
  });
});

test('a harder rematch makes every bot one level stronger, as far as there is one', () => {
  const levels = (levelsNow: readonly Level[]): readonly Level[] | null => {
    const seats = levelsNow.map((level, at) => ({
      ...DEFAULT_FORM.seats[at],
      factions: null,
      sitter: { kind: 'bot', level } as const,
    }));
    const harder = harderSeats(seats);
    return harder?.flatMap(({ sitter }) => (sitter.kind === 'bot' ? [sitter.level] : [])) ?? null;
  };
  expect(levels(['easy', 'hard'])).toEqual(['normal', 'hard']);
  expect(levels(['hard', 'hard'])).toBeNull();
});

test('who takes a colour gives the own one in exchange', () => {
  const form = giveColour({ ...DEFAULT_FORM, count: 4 }, 0, 'yellow');
  expect(seatsOf(form).map(({ colour }) => colour)).toEqual(['yellow', 'blue', 'green', 'red']);
});
