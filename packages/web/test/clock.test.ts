import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { after, every, nextDue, now, pause, within } from '../src/clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

it('does something when its time has come, and says until then when that is', () => {
  const done: number[] = [];
  after(300, () => done.push(now()));
  after(100, () => done.push(now()));
  expect(nextDue()).toBe(1100);
  vi.advanceTimersByTime(99);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1100]);
  expect(nextDue()).toBe(1300);
  vi.advanceTimersByTime(200);
  expect(done).toEqual([1100, 1300]);
  expect(nextDue()).toBeNull();
});

it('does nothing that was cancelled', () => {
  const job = vi.fn<() => void>();
  after(100, job)();
  expect(nextDue()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(job).not.toHaveBeenCalled();
});

it('does something again and again, until it is ended, also from within', () => {
  const rounds: number[] = [];
  const end = every(100, () => {
    rounds.push(now());
    if (rounds.length === 3) end();
  });
  vi.advanceTimersByTime(1000);
  expect(rounds).toEqual([1100, 1200, 1300]);
  expect(nextDue()).toBeNull();
});

it('aborts what takes too long, and nothing else', async () => {
  const aborted = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted')));
  const late = within(500, aborted);
  vi.advanceTimersByTime(500);
  expect(await late).toBe('aborted');
  expect(await within(500, () => Promise.resolve('in time'))).toBe('in time');
  expect(nextDue()).toBeNull();
  const outside = new AbortController();
  const given = within(500, aborted, outside.signal);
  outside.abort();
  expect(await given).toBe('aborted');
  expect(await within(500, ({ aborted: isAborted }) => Promise.resolve(isAborted), outside.signal)).toBe(
    true,
  );
});

it('waits', async () => {
  const waited = pause(100).then(now);
  vi.advanceTimersByTime(100);
  expect(await waited).toBe(1100);
});
