import type { Game } from '../game.ts';
import { traitsOf } from '../rules/traits.ts';
import { noteLosses, watchForLosses } from './losses.ts';
import { noteRises, watchForRises } from './rises.ts';

/** From here on it is noted what goes up and down; to be called before an answer is carried out. */
export function startWatching(g: Game): void {
  watchForLosses(g);
  watchForRises(g);
}

/** To be called after each step. */
export function noteChanges(g: Game): void {
  const { someAskForLosses, someAwaitRises } = traitsOf(g);
  if (someAskForLosses) noteLosses(g);
  if (someAwaitRises) noteRises(g);
}
