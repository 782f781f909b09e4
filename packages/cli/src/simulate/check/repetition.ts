import { smashUp } from '../../content/content.ts';
import type { Answer, State } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { roundTrip } from './round-trip.ts';
import { Violation } from './violation.ts';

/**
 * The same answer leads to the same state: from a copy, from what comes back from storage, and in the game itself,
 * which is passed to the function returned here. What was stored shares nothing with the others, so all are compared
 * with it.
 */
export function checkRepetition(state: State, answer: Answer): (after: State) => void {
  const stored = roundTrip(state);
  const copy = smashUp.clone(state);
  smashUp.apply(stored, answer);
  smashUp.apply(copy, answer);
  expectSame(copy, stored);
  return (after) => expectSame(after, stored);
}

function expectSame(one: State, other: State): void {
  if (!isSame(one, other)) throw new Violation('the same answer led to another state');
}
