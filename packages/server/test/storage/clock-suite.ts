import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';

/** What clocks need of either database; `storage` is open by the time it is asked for. */
export function clockSuite(storage: () => Storage): void {
  const row = (game: string, number: number) => ({ game, number, at: 10, entry: '{}' });

  describe('clocks', () => {
    it('are looked at when they say so, and put off by who has seen them as they are', async () => {
      const { journal, clocks } = storage();
      expect(await journal.append(row('clock-1', 0), 500)).toBe(true);
      expect(await journal.append(row('clock-2', 0), 400)).toBe(true);
      expect(await journal.append(row('clock-3', 0))).toBe(true);
      expect(await clocks.due(399, 10)).toEqual([]);
      expect(await clocks.due(500, 10)).toEqual([
        { game: 'clock-2', due_at: 400 },
        { game: 'clock-1', due_at: 500 },
      ]);
      expect(await clocks.due(500, 1)).toHaveLength(1);
      expect(await clocks.putOff({ game: 'clock-1', due_at: 499 }, 900)).toBe(false);
      expect(await clocks.putOff({ game: 'clock-1', due_at: 500 }, 900)).toBe(true);
      expect(await clocks.drop({ game: 'clock-1', due_at: 500 })).toBe(false);
      expect(await clocks.drop({ game: 'clock-2', due_at: 400 })).toBe(true);
      expect(await clocks.due(1000, 10)).toEqual([{ game: 'clock-1', due_at: 900 }]);
    });

    it('change with the row of the journal, or not at all', async () => {
      const { journal, clocks } = storage();
      const tries = await Promise.all([100, 200, 300].map((at) => journal.append(row('clock-4', 0), at)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      const due = await clocks.due(1000, 10);
      const [mine] = due.filter(({ game }) => game === 'clock-4');
      expect(mine?.due_at).toBe([100, 200, 300][tries.indexOf(true)]);
      expect(await journal.append(row('clock-4', 1), 350)).toBe(true);
      expect(await clocks.putOff({ game: 'clock-4', due_at: 350 }, 990)).toBe(true);
    });

    it('know when the service was not there: one of several processes notes it', async () => {
      const { clocks } = storage();
      expect(await clocks.aliveAt()).toBeNull();
      expect(await clocks.live(null, 100, null)).toBe(true);
      expect(await clocks.live(null, 101, null)).toBe(false);
      expect(await clocks.live(100, 200, null)).toBe(true);
      const outage = { began_at: 200, ended_at: 900 };
      const noted = await Promise.all([1, 2, 3].map(() => clocks.live(200, 850, outage)));
      expect(noted.filter(Boolean)).toHaveLength(1);
      expect(await clocks.aliveAt()).toBe(850);
      expect(await clocks.outagesAfter(899)).toEqual([outage]);
      expect(await clocks.outagesAfter(900)).toEqual([]);
      // A clock that goes back is no sign of life.
      expect(await clocks.live(850, 849, null)).toBe(false);
    });
  });
}
