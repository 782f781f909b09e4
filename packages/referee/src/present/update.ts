import type { View } from '@smashup/engine';
import { addresseeTo, seatOf, type Lens } from '../instruments.ts';
import type { Position } from '../position.ts';
import type { StandingOrder } from '../protocol/standing-order.ts';
import type { TableView } from '../protocol/table-view.ts';
import type { Beat, Situation, StoryLine, Update } from '../protocol/update.ts';
import { turnTarget, undoTarget } from '../undo.ts';
import { presentDecision } from './decision.ts';
import { presentStakes } from './stakes.ts';

/**
 * `table`: what the view shows. `isPerson`: the viewer decides, not a bot in the viewer's place. `order`: the
 * viewer's standing order, if it is in force.
 */
export function presentSituation(
  position: Position,
  view: View,
  table: TableView,
  isPerson: boolean,
  order: StandingOrder | null,
  lens: Lens,
): Situation {
  const { pending } = view;
  const seat = seatOf(view);
  const decision = isPerson ? presentDecision(view, lens) : null;
  const undo = isPerson && seat !== null ? undoTarget(position, seat) : null;
  return {
    view: table,
    decision,
    stakes: presentStakes(view, lens),
    standingOrder: isPerson ? order : null,
    waitingFor: pending?.seat ?? null,
    waiting: pending === null || decision !== null ? null : lens.words.tellPrompt(pending, addresseeTo(view)),
    canUndo: undo?.isFree === true,
    canAskToUndo: undo?.isFree === false,
    canUndoTurn: undo !== null && seat !== null && turnTarget(position, seat) !== null,
    course: position.course.map(({ vp }) => vp),
  };
}

export function updateWith(
  situation: Situation,
  beats: readonly Beat[],
  log: readonly StoryLine[] | null,
): Update {
  return { ...situation, beats, log };
}
