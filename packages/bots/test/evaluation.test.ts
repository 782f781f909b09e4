import { smashUp } from '@smashup/cards';
import type { Arrangement, HouseRules } from '@smashup/engine';
import { expect, test } from 'vitest';
import { WEIGHTS, appraise, chanceToWin, readState, type Reading } from '../src/index.ts';
import { leadOf } from '../src/evaluation/race.ts';
import { layOut } from './kit/tables.ts';

/** Two players, equally far, and three empty bases. */
function evenTable(): Reading {
  const state = layOut({
    factions: [
      ['Dinosaurs', 'Robots'],
      ['Aliens', 'Zombies'],
    ],
    vp: [14, 14],
    hands: [[], []],
    bases: [
      { base: 'Tar Pits', cards: [] },
      { base: 'Jungle Oasis', cards: [] },
      { base: 'The Mothership', cards: [] },
    ],
  });
  return readState(smashUp, state, 0);
}

test('a win that is shared is half a win, and no better than an even game', () => {
  const ended = (...winners: readonly number[]) => appraise({ ...evenTable(), winners }, WEIGHTS);
  const shared = ended(0, 1);
  expect(chanceToWin(shared, 0, WEIGHTS)).toBe(0.5);
  expect(leadOf(shared, 0, WEIGHTS)).toBe(0);
  expect(chanceToWin(ended(0), 0, WEIGHTS)).toBe(1);
  expect(chanceToWin(ended(1), 0, WEIGHTS)).toBe(0);
  expect(leadOf(ended(0), 0, WEIGHTS)).toBeGreaterThan(leadOf(shared, 0, WEIGHTS));
  expect(leadOf(ended(1), 0, WEIGHTS)).toBeLessThan(leadOf(shared, 0, WEIGHTS));
});

test.each<readonly [HouseRules, number]>([
  [{}, 1.5],
  [{ cardsPerVp: 1 }, 3],
  [{ cardsPerVp: 0 }, 0],
])('Madness costs what the house rules %o say (R12.3, R15.1)', (houseRules, burden) => {
  const config = smashUp.config({
    players: [{ factions: ['Elder Things', 'Ninjas'] }, { factions: ['Robots', 'Zombies'] }],
    houseRules,
  });
  const state = smashUp.arrange(config, 1, {
    players: [{ hand: ['Madness', 'Madness', 'Madness'] }, {}],
    bases: [],
    sharedDecks: { Madness: 3 },
  });
  expect(readState(smashUp, state, 0).seats.map((seat) => seat.burden)).toEqual([burden, 0]);
});

test('titans count in play and beside the deck, minions in play', () => {
  const config = smashUp.config({
    players: [{ factions: ['Time Travelers', 'Ninjas'] }, { factions: ['Werewolves', 'Zombies'] }],
    titans: true,
  });
  const arranged = (players: Arrangement['players'], cards: Arrangement['bases'][number]['cards']) =>
    readState(
      smashUp,
      smashUp.arrange(config, 1, { players, bases: [{ base: 'Temple of Goju', cards }] }),
      0,
    ).seats.map(({ titans, titansAside, minionsInPlay }) => [titans, titansAside, minionsInPlay]);
  const waiting = arranged([{ titans: [{ card: 'Time Box' }] }, {}], [{ card: 'Shinobi', controller: 0 }]);
  expect(waiting).toEqual([
    [0, 1, 1],
    [0, 0, 0],
  ]);
  const present = arranged([{}, {}], [{ card: 'Time Box', controller: 0 }]);
  expect(present).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
});
