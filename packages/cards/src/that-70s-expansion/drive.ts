import { bases, here, thisCard, type BaseId, type Value, type Verbs } from '@smashup/engine';

/** Transfers this action to another base to do what follows (R3.6), which is told the base left and the new one. */
export function driveAway(c: Verbs, then: (left: Value<BaseId>, goal: Value<BaseId>) => unknown): void {
  const left = c.note(here);
  const goal = c.note(c.choose(bases.otherThan(left), 'transfer'));
  c.to(c.transfer(thisCard, goal), () => then(left, goal));
}
