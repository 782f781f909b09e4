import { smashUp } from '@smashup/cards';
import type { DecisionKind } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { bots, playGame } from './kit/games.ts';

const KINDS: readonly DecisionKind[] = [
  'faction',
  'play',
  'where',
  'choose',
  'mode',
  'order',
  'next',
  'respond',
  'discard',
];

describe('whole games', () => {
  test.each([2, 3, 4])('of all levels with %i players come to an end, whatever is asked', (players) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const end = playGame(
        players,
        seed,
        (seat, chance) => bots[chance(3) === 0 ? LEVELS[(seat + seed) % LEVELS.length] : 'random'],
        ({ pending }) => kinds.add(pending?.kind ?? ''),
      );
      expect(smashUp.violations(end)).toEqual([]);
      expect(end.turn.phase).toBe('over');
    }
    for (const kind of KINDS) expect(kinds).toContain(kind);
  });
});

/** Games won by the first of two levels, each table played from both seats. */
function winsOf(first: 'easy' | 'normal', second: 'random' | 'easy', games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const { gameWinners } = playGame(
      2,
      101 + 2 * (game >> 1),
      (seat) => bots[(seat + game) % 2 === 0 ? first : second],
    );
    wins += gameWinners.filter((seat) => (seat + game) % 2 === 0).length / gameWinners.length;
  }
  return wins;
}

describe('strength', () => {
  test('easy beats random', () => {
    expect(winsOf('easy', 'random', 10)).toBeGreaterThanOrEqual(9);
  });

  test('normal beats easy', () => {
    expect(winsOf('normal', 'easy', 10)).toBeGreaterThanOrEqual(9);
  });
});
