import { expect, test } from 'vitest';
import { evenHead, headHeight, slimLines } from '../src/table/bases/head-room.ts';

const NARROW = 11.5;
const LETTERS = 110;

test('the head of a base is whole while what lies there has room below it', () => {
  const head = headHeight(LETTERS, NARROW, 'low');
  expect(
    slimLines(LETTERS, { width: NARROW, height: head + 10 }, { comfortable: 10, least: 8 }, 'low'),
  ).toBeNull();
  expect(
    slimLines(LETTERS, { width: NARROW, height: head + 9 }, { comfortable: 10, least: 8 }, 'low'),
  ).not.toBeNull();
});

test('the more is needed below it, the fewer lines of its text are left', () => {
  const lines = [10, 11, 12, 13, 14].map((need) =>
    slimLines(LETTERS, { width: NARROW, height: 18 }, { comfortable: need, least: need - 1 }, 'low'),
  );
  expect(lines).toEqual(lines.toSorted((a, b) => (b ?? 99) - (a ?? 99)));
  expect(lines.at(-1)).toBe(0);
});

test('where something has to be scrolled to in any case, nothing of the text is given up', () => {
  expect(slimLines(LETTERS, { width: NARROW, height: 18 }, { comfortable: 30, least: 25 }, 'low')).toBeNull();
  // Beside a smaller picture it is whole as well.
  expect(
    slimLines(LETTERS, { width: 24, height: 18 }, { comfortable: 30, least: 25 }, 'usual'),
  ).toBeGreaterThan(8);
});

test('beside a small picture three lines are always read', () => {
  expect(slimLines(LETTERS, { width: 24, height: 18 }, { comfortable: 14.5, least: 12 }, 'usual')).toBe(3);
});

test('a head is as high as that with the longest text, unless what lies there needs the room', () => {
  const even = evenHead(LETTERS, { width: NARROW, height: 30 }, 10, 'usual') ?? 0;
  expect(even).toBeGreaterThanOrEqual(headHeight(LETTERS, NARROW, 'usual'));
  expect(evenHead(LETTERS, { width: NARROW, height: even + 10 }, 10, 'usual')).toBe(even);
  expect(evenHead(LETTERS, { width: NARROW, height: even + 9 }, 10, 'usual')).toBeNull();
});
