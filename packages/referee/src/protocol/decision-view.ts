import type { BaseId, CardId, DecisionKind, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { CardView } from './table-view.ts';

/** A decision for the person who makes it. An answer is a list of indices of options. */
export interface DecisionView {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The instruction line. */
  readonly prompt: Phrase;
  /** The card whose ability asks. */
  readonly source: CardView | null;
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
  /** Passing, or picking fewer, would leave something undone for good: ask for confirmation. */
  readonly confirmPass: boolean;
}

export interface OptionView {
  /** What to press: "Play Bear", "Yes", a player's name. */
  readonly label: Phrase;
  /** The same with where it is and whose, for lists and screen readers. */
  readonly detail: Phrase;
  /** The card, base or player that lights up for it; null: it is a button. */
  readonly target: OptionTarget | null;
  /** It can be dragged; the base or minion is asked next. */
  readonly kind:
    | 'card'
    | 'buried'
    | 'base'
    | 'player'
    | 'mode'
    | 'faction'
    | 'name'
    | 'play'
    | 'use'
    | 'uncover'
    | 'pass';
  /** Why choosing it would have no effect now (R10.20); null: it would, or nobody can tell. */
  readonly idle: Phrase | null;
  /** A card to show beside the label, also when it is in no zone that is drawn (a deck that is searched). */
  readonly shows: CardView | null;
}

export type OptionTarget =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'player'; readonly seat: Seat };
