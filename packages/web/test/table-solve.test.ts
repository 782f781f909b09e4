import { describe, expect, it } from 'vitest';
import { nextSlots } from '../src/table/bases/slots.ts';
import { SHAPE, SOIL, solve, spotsIn, type Lane, type Room } from '../src/table/bases/solve.ts';

const lane = (...groups: readonly number[]): Lane => ({ groups, buried: false });
const buried = (one: Lane): Lane => ({ ...one, buried: true });

/** Four players, five bases, 34 minions and a titan, three buried cards: one list per base. */
const CROWD: readonly Lane[] = [
  [lane(2), lane(1, 1), lane(), lane(1)],
  [lane(1, 1, 1), lane(1, 1), lane(1, 1, 1), lane(1)],
  [lane(1), lane(1, 1), buried(lane(3, 1)), lane(1)],
  [lane(), lane(1, 1, 2, 1), lane(1, 1), lane()],
  [buried(lane(1)), lane(), lane(1), buried(lane(1, 2, 1))],
].flat();

/** What a lane has at six sizes of the window when four play at five bases; measured in Chromium. */
const LANES: Readonly<Record<string, Room>> = {
  '1440×900': { width: 64, height: 268, rem: 16 },
  '1920×1080': { width: 86, height: 322, rem: 19.2 },
  '2560×1440': { width: 115, height: 430, rem: 25.6 },
  '820×1180': { width: 61, height: 165, rem: 16 },
  '390×844': { width: 90, height: 190, rem: 16 },
  '844×390': { width: 112, height: 160, rem: 16 },
};

const windows = Object.entries(LANES);

describe('the size of the cards', () => {
  it.each(windows)('at %s a crowd fits, and every card shows its name, power and head', (_, room) => {
    const solution = solve(CROWD, room);
    const { width, height } = solution;
    expect(height).toBeCloseTo(width * SHAPE);
    expect(width).toBeGreaterThanOrEqual(40);
    for (const one of CROWD) {
      const spots = spotsIn(one, room, solution);
      const foot = room.height - (one.buried ? SOIL * room.rem : 0);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(room.width + 0.01);
        expect(y + height).toBeLessThanOrEqual(foot + 0.01);
      }
      for (const [at, spot] of spots.entries()) {
        for (const other of spots.slice(at + 1)) {
          const isAside = Math.abs(spot.x - other.x) >= width;
          expect(isAside || other.y - spot.y >= height * 0.43 - 0.01).toBe(true);
        }
      }
    }
  });

  it.each(windows)('at %s two minions are larger than a crowd', (_, room) => {
    expect(solve([lane(1), lane(1)], room).width).toBeGreaterThanOrEqual(solve(CROWD, room).width);
  });

  it('more of them are never larger, but for what is given up so that few do not cover each other', () => {
    const room = { width: 90, height: 300, rem: 16 };
    const widths = [1, 2, 3, 4, 6, 8, 12].map((count) => solve([lane(...ones(count))], room).width);
    for (const [at, width] of widths.slice(1).entries())
      expect(width).toBeLessThanOrEqual((widths[at] ?? 0) / 0.82 + 1);
  });

  it('gives up a little of itself where cards then do not cover each other, but not much', () => {
    const room = { width: 140, height: 300, rem: 16 };
    const solution = solve([lane(1, 1)], room);
    const [first, second] = spotsIn(lane(1, 1), room, solution);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(solution.height * 0.9 - 0.01);
  });

  it('still puts everything into a lane where nothing would fit', () => {
    const room = { width: 60, height: 120, rem: 16 };
    const crowded = lane(...ones(30));
    const solution = solve([crowded], room);
    for (const { y } of spotsIn(crowded, room, solution))
      expect(y + solution.height).toBeLessThanOrEqual(120.01);
  });
});

describe('piles', () => {
  it('hold three that look the same, and two only where that makes all cards larger', () => {
    const wide = { width: 300, height: 400, rem: 16 };
    expect(solve([lane(3)], wide).pileFrom).toBe(3);
    expect(spotsIn(lane(3), wide, solve([lane(3)], wide))).toHaveLength(1);
    expect(spotsIn(lane(2), wide, solve([lane(2)], wide))).toHaveLength(2);
    const narrow = { width: 70, height: 160, rem: 16 };
    const crowded = solve([lane(2, 2, 2)], narrow);
    expect(crowded.pileFrom).toBe(2);
    expect(spotsIn(lane(2, 2, 2), narrow, crowded)).toHaveLength(3);
  });
});

describe('slots', () => {
  it('a base keeps its own, and a new one comes where one has gone', () => {
    expect(nextSlots([], [5, 6, 7], true)).toEqual([5, 6, 7]);
    expect(nextSlots([5, 6, 7], [5, 7], false)).toEqual([5, null, 7]);
    expect(nextSlots([5, null, 7], [5, 7, 9], false)).toEqual([5, 9, 7]);
    expect(nextSlots([5, 6, 7], [5, 7, 9], false)).toEqual([5, 9, 7]);
    expect(nextSlots([5, 6, 7], [5, 6, 7, 9], false)).toEqual([5, 6, 7, 9]);
  });

  it('are closed up between turns, and otherwise stay the very same', () => {
    expect(nextSlots([5, null, 7], [5, 7], true)).toEqual([5, 7]);
    const slots = [5, 6, 7];
    expect(nextSlots(slots, [7, 6, 5], false)).toBe(slots);
  });
});

function ones(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}
