/**
 * Everything on the table is identified by a small integer. Player cards and base cards share one numbering, so that
 * "the source of this ability" can be either.
 */
export type CardId = number;
/** A base card. Every BaseId is a CardId; not the other way round. */
export type BaseId = CardId;
/** A player, by seat, clockwise from 0. */
export type Seat = number;

/** Numbers from here on stand for a card of the library: a kind of card, not a card in the game. */
export const KIND = 1_000_000;

/** The owner of cards that lie in a shared deck (R12.1). */
export const TABLE = -2;

/** No card, no base, no player. */
export const NONE = -1;
