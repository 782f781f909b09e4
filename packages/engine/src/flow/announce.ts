import type { Game } from '../game.ts';
import type { Step } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { Seat } from '../model/ids.ts';
import { couldChange } from '../rules/foresight.ts';

/**
 * That an ability takes effect, and for whom, is told right before its first step that changes something. If there is
 * none, the line goes with its frame.
 */
const untold = new WeakMap<AbilityFrame, Seat>();

export function announceLater(g: Game, frame: AbilityFrame, player: Seat): void {
  if (g.tell !== null) untold.set(frame, player);
}

/** That step comes next. */
export function announceBefore(g: Game, frame: AbilityFrame, step: Step): void {
  const player = untold.get(frame);
  if (player === undefined || !couldChange(g, frame, step)) return;
  untold.delete(frame);
  g.tell?.({ key: 'trigger', card: frame.self, player });
}
