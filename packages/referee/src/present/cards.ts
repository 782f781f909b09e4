import {
  HIDDEN,
  NONE,
  type CardDef,
  type CardId,
  type Piece,
  type Rules,
  type State,
  type View,
} from '@smashup/engine';
import type { CardView } from '../protocol/table-view.ts';

/** What the viewer sees of it: an index into the catalogue's faces, or HIDDEN. */
export function faceOf(view: State, card: CardId): number {
  return view.defs[card] ?? HIDDEN;
}

export function presentCard(view: State, card: CardId): CardView {
  return { card, face: faceOf(view, card) };
}

/**
 * A card in a hand, or on its way. One that the viewer does not know has no number: once the card was played, the
 * number would reveal when it was drawn, or that it is the one somebody looked at.
 */
export function presentHeld(view: View, card: CardId): CardView {
  const face = faceOf(view, card);
  return { card: face === HIDDEN ? NONE : card, face };
}

/** Whether it lies on the table, where everybody can point at it even face down. */
export function isInPlay({ pieces }: State, card: CardId): boolean {
  return (pieces[card] ?? null) !== null;
}

/** A titan that is not in play (R11.1). */
export function isSetAside({ aside }: State, card: CardId): boolean {
  return aside?.some((titan) => titan.card === card) ?? false;
}

/** In play, set aside, or on the way and open. */
export function liesThere(view: View, card: CardId): boolean {
  return (
    isInPlay(view, card) ||
    isSetAside(view, card) ||
    (view.limbo.includes(card) && faceOf(view, card) !== HIDDEN)
  );
}

export function presentCards(view: State, cards: readonly CardId[]): CardView[] {
  return cards.map((card) => presentCard(view, card));
}

/** What is printed on it; null if the viewer cannot know. */
export function printedOn(view: View, card: CardId, { library }: Rules): CardDef | null {
  return library.defs[faceOf(view, card)] ?? null;
}

/** What is stored under a card, if anything is (R16.1). */
export function presentStored(
  view: View,
  host: CardId,
  pieces: readonly Piece[],
): { readonly stored?: readonly CardView[] } {
  const stored = pieces.filter(({ as, on }) => as === 'stored' && on === host);
  return stored.length === 0
    ? {}
    : { stored: stored.map(({ card }) => ({ card, face: faceOf(view, card) })) };
}
