import { expect, test } from 'vitest';
import { adviceOf } from './kit/games.ts';
import { takeHint } from './kit/hints.ts';
import { layOut } from './kit/tables.ts';

const LAID = layOut({
  factions: [
    ['Dinosaurs', 'Robots'],
    ['Aliens', 'Zombies'],
  ],
  hands: [['King Rex'], []],
  bases: [
    { base: 'Jungle Oasis', cards: [{ card: 'Invader', controller: 1 }] },
    { base: 'Tar Pits', cards: [] },
    { base: 'Tortuga', cards: [] },
  ],
});

test('a hint comes with the steps that lead to what it claims', () => {
  const advice = adviceOf('normal', LAID);
  expect(advice.steps.map(({ decision }) => decision.kind)).toEqual(['where']);
  expect(advice.reasons[0]).toMatchObject({ player: 0, from: 0 });
  expect(takeHint(LAID, advice)).toMatchObject({ wentAsTold: true, wrong: [] });
});

test('a claim that does not come true is noticed', () => {
  const { answer, steps } = adviceOf('normal', LAID);
  const reasons = [{ key: 'vp', player: 0, from: 0, to: 3 }] as const;
  expect(takeHint(LAID, { answer, steps, reasons }).wrong).toHaveLength(1);
});
