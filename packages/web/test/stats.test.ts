import { describe, expect, it } from 'vitest';
import type { FinishedGame } from '../src/protocol/stats.ts';
import { firstEarned, likely, statisticsOf } from '../src/stats/statistics.ts';

const game = (at: number, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `game ${at}`,
  endedAt: at,
  factions: ['Robots', 'Aliens'],
  vp: 15,
  rivals: [{ level: 'normal', factions: ['Ghosts', 'Zombies'], vp: 10 }],
  won: true,
  conceded: false,
  turns: 12,
  earned: [],
  ...changes,
});

describe('what is counted', () => {
  it('of nothing is nothing', () => {
    expect(statisticsOf([])).toEqual({
      games: 0,
      wins: 0,
      streak: 0,
      longestStreak: 0,
      shortest: 0,
      median: 0,
      longest: 0,
      factions: [],
      pairings: [],
      levels: [],
    });
  });

  it('are wins by faction, pairing and level, in whichever order the factions were chosen', () => {
    const { factions, pairings, levels } = statisticsOf([
      game(1),
      game(2, { factions: ['Aliens', 'Robots'], won: false }),
      game(3, { factions: ['Aliens', 'Ghosts'] }),
      game(4, {
        rivals: [
          { level: 'hard', factions: [], vp: 0 },
          { level: 'easy', factions: [], vp: 0 },
        ],
      }),
    ]);
    expect(factions).toEqual([
      { name: 'Aliens', games: 4, wins: 3 },
      { name: 'Robots', games: 3, wins: 2 },
      { name: 'Ghosts', games: 1, wins: 1 },
    ]);
    expect(pairings).toEqual([
      { name: 'Aliens + Robots', games: 3, wins: 2 },
      { name: 'Aliens + Ghosts', games: 1, wins: 1 },
    ]);
    expect(levels).toEqual([
      { name: 'normal', games: 3, wins: 2 },
      { name: 'hard', games: 1, wins: 1 },
    ]);
  });

  it('is the longest streak, which may be over', () => {
    const won = [true, true, false, true, true, true, false, true];
    expect(statisticsOf(won.map((each, at) => game(at, { won: each })))).toMatchObject({
      streak: 1,
      longestStreak: 3,
    });
  });

  it('is how long games are', () => {
    expect(statisticsOf([9, 30, 12].map((turns, at) => game(at, { turns })))).toMatchObject({
      shortest: 9,
      median: 12,
      longest: 30,
    });
    // Two in the middle: between them.
    expect(statisticsOf([27, 25].map((turns, at) => game(at, { turns }))).median).toBe(26);
  });
});

describe('what was reached', () => {
  it('was so in the first game that has it', () => {
    const first = game(2, { earned: ['first win', 'alone'] });
    const found = firstEarned([game(1, { won: false }), first, game(3, { earned: ['first win'] })]);
    expect([...found.keys()]).toEqual(['first win', 'alone']);
    expect(found.get('first win')).toBe(first);
  });
});

describe('what chance leaves open', () => {
  it('is much after one game and little after many', () => {
    expect(likely({ wins: 0, games: 0 })).toEqual({ low: 0, high: 1 });
    const one = likely({ wins: 1, games: 1 });
    const many = likely({ wins: 60, games: 100 });
    expect(one.low).toBeCloseTo(0.2065, 3);
    expect(one.high).toBeCloseTo(1);
    expect(many.low).toBeCloseTo(0.502, 3);
    expect(many.high).toBeCloseTo(0.6906, 3);
  });
});
