import { expect, test } from 'vitest';
import { around, placeBubble, type Box } from '../src/learn/place-bubble.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const BUBBLE = { width: 360, height: 150 };

function covers(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const TARGETS: readonly (readonly [string, Box, typeof DESK])[] = [
  ['a card in a hand', { x: 600, y: 680, width: 150, height: 210 }, DESK],
  ['a base', { x: 20, y: 70, width: 450, height: 560 }, DESK],
  ['all bases', { x: 8, y: 70, width: 1424, height: 560 }, DESK],
  ['a button', { x: 1200, y: 650, width: 180, height: 40 }, DESK],
  ['a card in a corner', { x: 0, y: 0, width: 90, height: 120 }, DESK],
  ['a card in a hand on a phone', { x: 300, y: 730, width: 80, height: 110 }, PHONE],
  ['a base on a phone', { x: 5, y: 100, width: 380, height: 520 }, PHONE],
];

test.for(TARGETS)('a bubble beside %s covers none of it and lies in the window', ([, target, window]) => {
  const { x, y, arrow, side } = placeBubble(target, BUBBLE, window, []);
  const bubble = { ...BUBBLE, x, y };
  expect(covers(bubble, target)).toBe(false);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + BUBBLE.width).toBeLessThanOrEqual(window.width);
  expect(y + BUBBLE.height).toBeLessThanOrEqual(window.height);
  expect(arrow).toBeGreaterThan(0);
  expect(arrow).toBeLessThan(side === 'above' || side === 'below' ? BUBBLE.width : BUBBLE.height);
});

test('it leaves the question in sight where there is another place', () => {
  const card = { x: 600, y: 680, width: 150, height: 210 };
  const question = { x: 0, y: 600, width: 1440, height: 60 };
  const { x, y } = placeBubble(card, BUBBLE, DESK, [question]);
  expect(covers({ ...BUBBLE, x, y }, question)).toBe(false);
});

test('several targets are one, as far as they are in the window', () => {
  const boxes = [
    { x: 10, y: 10, width: 50, height: 50 },
    { x: 100, y: 30, width: 400, height: 20 },
    { x: 800, y: 10, width: 50, height: 50 },
  ];
  expect(around(boxes, PHONE)).toEqual({ x: 10, y: 10, width: 380, height: 50 });
  expect(around(boxes.slice(2), PHONE)).toBeNull();
});
