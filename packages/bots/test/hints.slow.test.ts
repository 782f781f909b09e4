import { expect, test } from 'vitest';
import { hintOf, bots, playGame } from './kit/games.ts';
import { takeHint, type Outcome } from './kit/hints.ts';

/** 800 in `npm test`; another number with HINTS=… */
const HINTS = Number(process.env['HINTS'] ?? 800);

/** Hints all over games of 2, 3 and 4 players, each taken in a copy of the game. */
function hints(count: number): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let seed = 1; outcomes.length < count; seed++) {
    let asked = 0;
    playGame(
      2 + (seed % 3),
      seed,
      (_, chance) => bots[chance(3) === 0 ? 'easy' : 'random'],
      (state) => {
        if (asked++ % 5 === 0 && outcomes.length < count) {
          outcomes.push(takeHint(state, hintOf('hard', state, asked)));
        }
      },
    );
  }
  return outcomes;
}

test(`whatever ${HINTS} hints claim is what happens when they are taken`, () => {
  const outcomes = hints(HINTS);
  const claims = outcomes.reduce((sum, { checked }) => sum + checked, 0);
  const strayed = outcomes.filter(({ wentAsTold }) => !wentAsTold).length;
  console.log(`${HINTS} hints, ${claims} claims checked, ${strayed} hints led elsewhere`);
  expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(claims).toBeGreaterThan(HINTS / 4);
  expect(strayed).toBeLessThan(HINTS / 50);
});
