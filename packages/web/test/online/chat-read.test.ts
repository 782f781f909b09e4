import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRead, lastRead } from '../../src/online/chat-read.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each table has its own last line that was read', () => {
  expect(lastRead('one')).toBe(-1);
  keepRead('one', 4);
  keepRead('two', 0);
  keepRead('one', 7);
  expect([lastRead('one'), lastRead('two'), lastRead('three')]).toEqual([7, 0, -1]);
});

test('of many tables the latest are remembered', () => {
  keepRead('first', 1);
  for (let table = 0; table < 49; table += 1) keepRead(`table${table}`, table);
  expect(lastRead('first')).toBe(1);
  keepRead('another', 3);
  expect([lastRead('first'), lastRead('table0'), lastRead('another')]).toEqual([-1, 0, 3]);
});
