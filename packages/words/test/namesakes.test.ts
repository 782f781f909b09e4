import { smashUp } from '@smashup/cards';
import type { Arrangement, State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createWords, plain } from '../src/index.ts';

// Two options never read the same, neither on a button nor in a list.

const words = createWords(smashUp);

function lay(table: Arrangement): State {
  const players = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }];
  const config = smashUp.config({ players, duplicates: true, choice: 'free', printing: 'current' });
  return smashUp.arrange(config, 1, table);
}

function answer(state: State, ...picks: readonly number[]): void {
  for (const pick of picks) smashUp.apply(state, { decision: state.pending?.id ?? 0, picks: [pick] });
}

/** The options as whoever decides reads them in a list. */
function listOf(state: State): string[] {
  const { pending } = state;
  if (pending === null) throw new Error('Nobody is asked anything.');
  const addressee = { state: smashUp.view(state, pending.seat), you: pending.seat, seesAll: false };
  const buttons = pending.options.map((option) => plain(words.nameOption(option, pending, addressee)));
  expect(new Set(buttons).size).toBe(buttons.length);
  return pending.options.map((option) => plain(words.describeOption(option, pending, addressee)));
}

test('Fun Bears of two players: whose each is', () => {
  const state = lay({
    players: [{ hand: ['Ghost'] }, {}, {}],
    bases: [
      {
        base: 'Jungle Oasis',
        cards: [
          { card: 'Fun Bear', controller: 1 },
          { card: 'Fun Bear', controller: 2 },
        ],
      },
    ],
  });
  answer(state, 0);
  expect(listOf(state)).toEqual([
    'Fun Bear (power 2, Ben’s, at Jungle Oasis, because of Ghost)',
    'Fun Bear (power 2, Cleo’s, at Jungle Oasis, because of Ghost)',
  ]);
});

test('an ability that Signs in the Stars lends: which base it is of', () => {
  const state = lay({
    players: [{}, {}, {}],
    bases: [
      {
        base: 'Mushroom Kingdom',
        cards: [
          { card: 'Steam Man', controller: 0 },
          { card: 'Signs in the Stars', controller: 1 },
        ],
      },
      { base: 'Tortuga', cards: [{ card: 'Ghost', controller: 1 }] },
    ],
    baseDeck: ['Island Peak'],
    from: 'start of turn',
  });
  expect(listOf(state)).toEqual([
    'Mushroom Kingdom (3 of 19, no effect now)',
    'Signs in the Stars (Ben’s, at Mushroom Kingdom)',
    'Mushroom Kingdom (the ability of Island Peak, 3 of 19)',
  ]);
});

test('cards that lie face down: the place of each, whose it is, and which of several', () => {
  const buried = (card: string, controller: number) => ({ card, controller, buried: true });
  const state = lay({
    players: [{ hand: ['Ransack'] }, {}, {}],
    bases: [
      { base: 'Tortuga', cards: [buried('Ghost', 1), buried('Ghost', 1), buried('Spectre', 2)] },
      { base: 'Jungle Oasis', cards: [buried('Spectre', 2), { card: 'Steam Man', controller: 0 }] },
    ],
  });
  answer(state, 0);
  expect(listOf(state)).toEqual([
    'a card buried at Tortuga (Ben’s, 1 of 3 there)',
    'a card buried at Tortuga (Ben’s, 2 of 3 there)',
    'a card buried at Tortuga (Cleo’s, 3 of 3 there)',
    'a card buried at Jungle Oasis (Cleo’s)',
  ]);
});

test('The Hill twice: which of them', () => {
  const state = lay({
    players: [{}, {}, {}],
    bases: [
      { base: 'The Hill', cards: [{ card: 'Steam Man', controller: 0 }] },
      { base: 'The Hill', cards: [{ card: 'Steam Man', controller: 0 }] },
    ],
    from: 'start of turn',
  });
  expect(listOf(state)).toEqual(['The Hill (3 of 23, copy 1 of 2)', 'The Hill (3 of 23, copy 2 of 2)']);
});

test('a card and its reprint: the faction of each', () => {
  const state = lay({
    players: [{ hand: ['Calicoin', 'Calicoin (World Champs)'] }, {}, {}],
    bases: [
      { base: 'Jungle Oasis', cards: [] },
      { base: 'Tortuga', cards: [] },
    ],
  });
  expect(listOf(state).slice(0, 2)).toEqual([
    'Play Calicoin (minion, power 2, Itty Critters)',
    'Play Calicoin (minion, power 2, World Champs)',
  ]);
});
