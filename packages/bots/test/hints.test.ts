import { smashUp } from '@smashup/cards';
import { seedRandom } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createBots } from '../src/index.ts';
import { hintOf } from './kit/games.ts';
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
  const hint = hintOf('normal', LAID);
  expect(hint.steps.map(({ decision }) => decision.kind)).toEqual(['where']);
  expect(hint.reasons[0]).toMatchObject({ player: 0, from: 0 });
  expect(takeHint(LAID, hint)).toMatchObject({ wentAsTold: true, wrong: [] });
});

test('the best answer is compared with another to the end, whatever that seems worth', () => {
  const { pending } = LAID;
  if (pending === null) throw new Error('Nobody decides.');
  const pass = pending.options.findIndex(({ kind }) => kind === 'pass');
  const bot = createBots(smashUp).hard;
  const view = smashUp.view(LAID, pending.seat);
  const mind = { random: seedRandom(1), now: () => 0 };
  const { answer, chance, rivalChance } = bot(view, pending, { iterations: 300 }, { ...mind, rival: [pass] });
  expect(answer.picks).not.toEqual([pass]);
  expect(rivalChance).toBeGreaterThan(0);
  expect(rivalChance).toBeLessThan(chance ?? 0);
  expect(bot(view, pending, { iterations: 300 }, mind).rivalChance).toBeUndefined();
});

test('a claim that does not come true is noticed', () => {
  const { answer, steps } = hintOf('normal', LAID);
  const reasons = [{ key: 'vp', player: 0, from: 0, to: 3 }] as const;
  expect(takeHint(LAID, { answer, steps, reasons }).wrong).toHaveLength(1);
});
