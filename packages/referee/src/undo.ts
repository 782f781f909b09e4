import type { Seat } from '@smashup/engine';
import type { Position } from './position.ts';

/** How a seat's last own decision can be taken back. */
export interface UndoTarget {
  /** How many answers stay. */
  readonly to: number;
  /** Nobody else is concerned: nobody else has been asked since or, while factions are chosen, has answered. */
  readonly isFree: boolean;
}

/**
 * The last answer that the person in the seat gave, unless something has come to light since; what the referee or a
 * bot answered in between is taken back with it. Even being asked reveals something, so an undo is free only if
 * nobody else has been asked since. Factions are chosen openly (R1.3): a pick, also one made in advance, can be
 * reconsidered until the next player has picked.
 */
export function undoTarget({ history, steps }: Position, seat: Seat): UndoTarget | null {
  const { pending, turn } = history.state;
  const isSetUp = turn.phase === 'set-up';
  const last = steps.findLastIndex(
    (step) => step.seat === seat && (step.by === 'person' || (isSetUp && step.by === 'referee')),
  );
  if (pending === null || last < 0) return null;
  const isOpen = pending.seat === seat || (isSetUp && pending.kind === 'faction');
  const isFree = isOpen && steps.slice(last).every((step) => step.seat === seat);
  return { to: history.length - steps.length + last, isFree };
}

/**
 * Back to the start of the seat's own turn, or to the last thing that came to light in it; null: that is not more than
 * the last answer, or somebody else was asked since.
 */
export function turnTarget({ history, steps }: Position, seat: Seat): UndoTarget | null {
  const { pending, turn } = history.state;
  if (pending?.seat !== seat || turn.player !== seat) return null;
  const before = steps.findLastIndex((step) => step.seat !== seat || step.turn !== turn.number);
  const first = steps.findIndex((step, at) => at > before && step.by === 'person');
  const isMore = first >= 0 && steps.slice(first + 1).some(({ by }) => by === 'person');
  return isMore ? { to: history.length - steps.length + first, isFree: true } : null;
}
