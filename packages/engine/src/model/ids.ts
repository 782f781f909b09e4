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

/** What a card is: an index into the library's definitions. */
export type DefId = Id<'definition' | 'none'>;
/** An index into the library's abilities. */
export type AbilityId = Id<'ability' | 'none'>;
/** A rule of a card, as its limit counts it: see `ruleNumbered`. */
export type RuleId = Id<'rule' | 'none'>;
/** What a limit counts. */
export type LimitedId = AbilityId | RuleId;
/** An index into the library's lasting rules. */
export type LastingId = Id<'lasting' | 'none'>;

/** The owner of cards that lie in a shared deck (R12.1). */
export const TABLE: Seat = -2;

/** No card, no base, no player. */
export const NONE: Id<'none'> = -1;

// Two lists of a state hold numbers of two kinds. Which number is which is known only here.

/** From here on, a value in a slot stands for a card of the library: what a card is, wherever it goes. */
const DEFINITIONS = 1_000_000;

/** The value that stands for what a card is. */
export function definitionValue(def: DefId): number {
  return DEFINITIONS + def;
}

/** The definition that a value stands for; null: it is a card in the game, or nothing. */
export function definitionIn(value: number): DefId | null {
  return value >= DEFINITIONS ? value - DEFINITIONS : null;
}

/** The id of the library's nth rule. Limits count abilities and rules together, so rules have negative ids below NONE. */
export function ruleNumbered(index: number): RuleId {
  return NONE - 1 - index;
}

/** Which of the library's rules that is; null: it is an ability, or NONE. */
export function ruleIndexOf(id: LimitedId): number | null {
  return id < NONE ? NONE - 1 - id : null;
}
