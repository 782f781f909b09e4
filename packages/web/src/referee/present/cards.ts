import { library } from '@smashup/cards';
import { HIDDEN, NONE, type CardDef, type CardId, type View } from '@smashup/engine';
import type { CardView } from '../../protocol/table-view.ts';

export function presentCard(view: View, card: CardId): CardView {
  return { card, face: view.defs[card] ?? HIDDEN };
}

export function presentCards(view: View, cards: readonly CardId[]): CardView[] {
  return cards.map((card) => presentCard(view, card));
}

/** What is printed on it; null if the viewer cannot know. */
export function printedOn(view: View, card: CardId): CardDef | null {
  return library.defs[view.defs[card] ?? NONE] ?? null;
}
