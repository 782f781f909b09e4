import { NONE, type CardId, type Rules, type View } from '@smashup/engine';
import type { DuelSideView, DuelView } from '../protocol/table-view.ts';
import { presentCard, presentHeld, printedOn } from './cards.ts';

type DuelFrame = Extract<View['stack'][number], { readonly kind: 'duel' }>;

/** The current duel; duels do not nest (R8.2). */
export function presentDuel(view: View, reading: Rules): DuelView | null {
  const at = view.stack.findIndex(({ kind }) => kind === 'duel');
  const frame = view.stack[at];
  if (frame?.kind !== 'duel') return null;
  const below = view.stack[at - 1];
  return {
    base: view.pieces[frame.challenger]?.base ?? NONE,
    source: below?.kind === 'ability' ? presentCard(view, below.self) : null,
    sides: [frame.challenger, frame.challenged].map((minion, side) =>
      presentSide(view, reading, frame, minion, side),
    ),
  };
}

function presentSide(
  view: View,
  reading: Rules,
  frame: DuelFrame,
  minion: CardId,
  side: number,
): DuelSideView {
  const laid = frame.laid[side] ?? NONE;
  return {
    seat: frame.seats[side] ?? NONE,
    minion: presentCard(view, minion),
    power: view.pieces[minion]?.as === 'minion' ? reading.power(view, minion) : null,
    printedPower: printedOn(view, minion, reading)?.power ?? 0,
    laid: laid === NONE ? null : presentHeld(view, laid),
    mayLay: frame.laid[side] === undefined,
  };
}
