import { HIDDEN, type CardDef, type CardId, type Rules, type View } from '@smashup/engine';
import type { CardView } from '../protocol/table-view.ts';

/** What the viewer sees of it: an index into the catalogue's faces, or HIDDEN. */
export function faceOf(view: View, card: CardId): number {
  return view.defs[card] ?? HIDDEN;
}

export function presentCard(view: View, card: CardId): CardView {
  return { card, face: faceOf(view, card) };
}

export function presentCards(view: View, cards: readonly CardId[]): CardView[] {
  return cards.map((card) => presentCard(view, card));
}

/** What is printed on it; null if the viewer cannot know. */
export function printedOn(view: View, card: CardId, { library }: Rules): CardDef | null {
  return library.defs[faceOf(view, card)] ?? null;
}
