import type { BaseId, CardId, Seat } from './ids.ts';

/** What an option stands for, so that a table can light it up, a bot weigh it and a fuzzer pick it. */
export type Option =
  | {
      readonly kind: 'card';
      readonly card: CardId;
      /** Nothing could be done to it now (R10.20). */
      readonly idle?: true;
    }
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'player'; readonly player: Seat }
  /** A word of the card or of the rules: yes, no, top, bottom … */
  | { readonly kind: 'mode'; readonly mode: string }
  | { readonly kind: 'faction'; readonly faction: string }
  /** A card's name, spoken. */
  | { readonly kind: 'name'; readonly name: string; readonly card: CardId }
  /** Play this card; `grant` is the extra play used for it (an index into the turn's extras), or NONE. */
  | {
      readonly kind: 'play';
      readonly card: CardId;
      readonly grant: number;
      /** As what: a fusion card can be played either way. */
      readonly as: 'minion' | 'action';
    }
  /** Use an ability of a card: a talent, an "on your turn" ability, a waiting trigger (then: about which card). */
  | {
      readonly kind: 'use';
      readonly card: CardId;
      readonly ability: number;
      readonly about: CardId;
      /** It could do nothing now, but has to be followed all the same. */
      readonly idle?: true;
    }
  /** Turn up a buried card (R7.4). */
  | { readonly kind: 'uncover'; readonly card: CardId }
  | { readonly kind: 'pass' };

export type DecisionKind =
  /** Pick factions during set-up (R1.3). */
  | 'faction'
  /** Keep or replace the opening hand (R1.5). */
  | 'mulligan'
  /** What to do next in Play Cards (R2). */
  | 'play'
  /** Where a card is played. */
  | 'where'
  /** Pick cards, bases, players or names that an ability asks for. */
  | 'choose'
  /** Yes or no, or one of several modes. */
  | 'mode'
  /** Put cards into an order; the order of the picks counts. */
  | 'order'
  /** Which ability or effect comes next (R3.7). */
  | 'next'
  /** Play a card from hand in response, or pass (R4). */
  | 'respond'
  /** Which of several cards sets a base's starting breakpoint (R10.1). */
  | 'prevail'
  /** Which ready base scores next (R5.2). */
  | 'score'
  /** Discard down to ten (R2). */
  | 'discard';

/** A translatable sentence: a key, and the cards, players and numbers in it. */
export interface Prompt {
  readonly key: string;
  readonly card?: CardId;
  /** The card that it is done with, where the choice is about what it is done to. */
  readonly about?: CardId;
  readonly base?: BaseId;
  readonly player?: Seat;
  readonly count?: number;
}

export interface Decision {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** The card whose ability asks, or NONE when the rules do. */
  readonly source: CardId;
  readonly prompt: Prompt;
}

/** Picks are indices into the options of the decision with that id. */
export interface Answer {
  readonly decision: number;
  readonly picks: readonly number[];
}
