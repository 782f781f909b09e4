import type { DuelEnd } from '@smashup/engine';
import type { DuelSideView } from '@smashup/referee/protocol';

/** Who has more power now; null: nobody, or one of them is gone. */
export function leaderOf(one: DuelSideView, other: DuelSideView): 'one' | 'other' | null {
  if (one.power === null || other.power === null || one.power === other.power) return null;
  return one.power > other.power ? 'one' : 'other';
}

/** Who wins if it ends this way; null: both do (R8.1). */
export function whoWins(
  end: DuelEnd,
  challenger: DuelSideView,
  challenged: DuelSideView,
): DuelSideView | null {
  if (end === 'tie') return null;
  return end === 'challenger wins' ? challenger : challenged;
}
