import type { BaseView } from '@smashup/referee/protocol';
import { expect, test } from 'vitest';
import { turnTo } from '../src/table/bases/use-shown.ts';
import { markChosen, NO_MARKS, type Marks } from '../src/table/choosing/marks.ts';

function base(card: number, changes: Partial<BaseView> = {}): BaseView {
  return {
    card,
    face: 0,
    breakpoint: 20,
    printedBreakpoint: 20,
    vp: [3, 2, 1],
    total: 0,
    counters: 0,
    scoring: false,
    standings: [],
    titans: [],
    minions: [],
    actions: [],
    buried: [],
    ...changes,
  };
}

const BASES = [base(1), base(2), base(3)];
const SEEN = { bases: BASES, marks: NO_MARKS, shown: 2 };
const glowing = (...cards: readonly number[]): Marks => ({
  ...NO_MARKS,
  cards: new Map(cards.map((card) => [card, 'choice'])),
});

test('the base that is shown stays while nothing happens elsewhere, and another is shown when it has gone', () => {
  expect(turnTo(SEEN, [...BASES], NO_MARKS)).toBe(2);
  expect(turnTo(SEEN, [base(1), base(3)], NO_MARKS)).toBe(1);
});

test('it turns once to a base that begins to score', () => {
  const scoring = [base(1), base(2), base(3, { scoring: true })];
  expect(turnTo(SEEN, scoring, NO_MARKS)).toBe(3);
  expect(turnTo({ ...SEEN, bases: scoring }, [...scoring], NO_MARKS)).toBe(2);
});

test('it turns to where something is asked, unless that is here as well', () => {
  expect(turnTo(SEEN, BASES, glowing(1, 3))).toBe(1);
  expect(turnTo(SEEN, BASES, glowing(2, 3))).toBe(2);
});

test('it turns away from a card whose place elsewhere is asked for', () => {
  const minion = {
    card: 9,
    face: 0,
    owner: 0,
    controller: 0,
    power: 5,
    printedPower: 5,
    counters: 0,
    actions: [],
  };
  const moving = [base(1), base(2, { minions: [minion] }), base(3)];
  expect(turnTo(SEEN, moving, markChosen(glowing(1, 3), 9))).toBe(1);
});

test('it turns to where a card has come, unless one has come here', () => {
  const buried = (card: number) => ({ buried: [{ card, face: -1, controller: 0 }] });
  expect(turnTo(SEEN, [base(1), base(2), base(3, buried(9))], NO_MARKS)).toBe(3);
  expect(turnTo(SEEN, [base(1), base(2, buried(8)), base(3, buried(9))], NO_MARKS)).toBe(2);
});

test('it turns to where a card has gone, unless one has come elsewhere or gone from here', () => {
  const buried = (card: number) => ({ buried: [{ card, face: -1, controller: 0 }] });
  const seen = { ...SEEN, bases: [base(1), base(2, buried(8)), base(3, buried(9))] };
  expect(turnTo(seen, [base(1), base(2, buried(8)), base(3)], NO_MARKS)).toBe(3);
  expect(turnTo(seen, [base(1), base(2), base(3)], NO_MARKS)).toBe(2);
  expect(turnTo(seen, [base(1, buried(7)), base(2, buried(8)), base(3)], NO_MARKS)).toBe(1);
});
