declare const kind: unique symbol;

/**
 * A number that says which one of its kind something is. Only the compiler knows the kind: a seat is no card. A number
 * of no kind, such as a position that a loop counts, can become any of them.
 */
type Id<Kind extends string> = number & { readonly [kind]?: Kind };

/** The kind of an id; 'amount' for any other number. */
export type KindOf<T> = T extends unknown
  ? typeof kind extends keyof T
    ? Exclude<T[typeof kind], undefined>
    : 'amount'
  : never;

/**
 * Everything on the table is identified by a small integer. Player cards and base cards share one numbering, so that
 * "the source of this ability" can be either.
 */
export type CardId = Id<'card' | 'base' | 'none'>;
/** A base card. Every BaseId is a CardId; not the other way round. */
export type BaseId = Id<'base' | 'none'>;
/** A player, by seat, clockwise from 0. */
export type Seat = Id<'seat' | 'none'>;

/** A card of the library, in its list of definitions: what a card is. */
export type DefId = Id<'definition' | 'none'>;

/** Numbers from here on stand for a card of the library: a kind of card, not a card in the game. */
export const KIND = 1_000_000;

/** The owner of cards that lie in a shared deck (R12.1). */
export const TABLE: Seat = -2;

/** No card, no base, no player. */
export const NONE: Id<'none'> = -1;
