import type { BaseId, CardId, Seat } from './ids.ts';

/** When a line is told, relative to the change it tells of. */
export type Timing =
  /** Before, since the change gives the cards other places or numbers. */
  | 'before'
  | 'after'
  /** It changes nothing itself, but says why something is about to change. */
  | 'announcing';

/** The seats that may see which cards it was; everybody if it does not say. */
interface Seen {
  readonly cards: readonly CardId[];
  readonly seenBy?: readonly Seat[];
}

interface ByPlayer {
  readonly player: Seat;
}

/** The card that caused it, or NONE. */
interface Caused {
  readonly source: CardId;
}

/** From play it is told before, from elsewhere after, since it keeps its number. */
interface Relocation extends Seen, ByPlayer {
  readonly told: 'before' | 'after';
}

interface AtBase {
  readonly base: BaseId;
}

/** Where a card is put: on a minion, at a base, or neither (NONE). */
interface Placed extends AtBase {
  readonly card: CardId;
  readonly on: CardId;
}

interface Counters extends Caused {
  readonly card: CardId;
  readonly count: number;
}

type Line<Key extends string, Fields = unknown> = Key extends string ? { readonly key: Key } & Fields : never;

/** One line of the story of a game, for logs and animations: what happened, and to what. */
export type Tale =
  // Set-up.
  | Line<'faction' | 'ban' | 'bases of', ByPlayer & { readonly faction: string }>
  | Line<'toss', ByPlayer & { readonly first: Seat }>
  | Line<'factions', { readonly factions: readonly string[] }>
  | Line<'first player', ByPlayer>
  | Line<'mulligan', ByPlayer & { readonly cards: readonly CardId[] }>
  // Turns.
  | Line<'turn', ByPlayer & { readonly number: number }>
  | Line<'extra turn', ByPlayer>
  | Line<'win', ByPlayer & { readonly vp: number }>
  | Line<'reckoning', ByPlayer & { readonly deck: string; readonly count: number; readonly vp: number }>
  | Line<'team win' | 'shared win', { readonly players: readonly Seat[]; readonly vp: number }>
  // Playing and using cards.
  | Line<'play', ByPlayer & Placed>
  | Line<'use' | 'trigger', ByPlayer & { readonly card: CardId }>
  | Line<'uncover', ByPlayer & AtBase & { readonly card: CardId }>
  | Line<'name', ByPlayer & { readonly name: string }>
  | Line<'name power', ByPlayer & { readonly power: number }>
  | Line<'extra', ByPlayer & Caused & { readonly what: 'minion' | 'action'; readonly count: number }>
  /** A coin has landed, or has been turned over. */
  | Line<'coin', ByPlayer & Caused & { readonly heads: boolean; readonly turned: boolean }>
  // What becomes of cards in play.
  | Line<'destroy' | 'return', ByPlayer & Caused & { readonly cards: readonly CardId[] }>
  | Line<'prevented', Caused & { readonly card: CardId }>
  | Line<'move', ByPlayer & AtBase & Caused & { readonly card: CardId; readonly from: BaseId }>
  | Line<'transfer', Placed & Caused>
  | Line<'counters' | 'remove counters' | 'stasis counters' | 'remove stasis counters', Counters>
  | Line<'transfer counters', Counters & { readonly to: CardId }>
  /** A card has the abilities of another one. */
  | Line<'copy', { readonly card: CardId; readonly model: CardId }>
  /** A card is affected in the same way as another one, or instead of it. */
  | Line<'affected too' | 'affected instead', Caused & { readonly card: CardId; readonly like: CardId }>
  | Line<'control', ByPlayer & Caused & { readonly card: CardId }>
  | Line<'bury', ByPlayer & AtBase & Seen>
  | Line<'store', ByPlayer & Seen & { readonly under: CardId }>
  | Line<'stasis', ByPlayer & { readonly cards: readonly CardId[]; readonly count: number }>
  // Hands, decks and discard piles.
  | Line<'place on top' | 'place on bottom' | 'shuffle in' | 'to hand', Relocation & Partial<Caused>>
  | Line<'discard' | 'box', Relocation & Partial<Caused>>
  | Line<'draw' | 'lay', ByPlayer & Seen>
  /** From a shared deck and back; one that lies face down is shuffled then. */
  | Line<'draw shared', ByPlayer & Seen & { readonly deck: string }>
  | Line<'return shared', Relocation & { readonly deck: string }>
  | Line<'shuffle shared', { readonly deck: string }>
  | Line<'hand over', ByPlayer & Seen & { readonly other: Seat }>
  /** Through a deck, or the base deck; the cards are all of it. */
  | Line<'search', ByPlayer & Seen>
  /** `other` holds the cards; missing if they belong to nobody. */
  | Line<'reveal' | 'look', ByPlayer & Seen & { readonly other?: Seat }>
  | Line<'shuffle', ByPlayer>
  // Bases.
  | Line<'scoring' | 'base leaves' | 'base enters' | 'turn up', AtBase>
  | Line<'place', ByPlayer & AtBase & { readonly place: number }>
  | Line<'clear', AtBase & { readonly cards: readonly CardId[] }>
  | Line<'shuffle bases'>
  // Points and duels.
  | Line<'vp' | 'lose vp', ByPlayer & Caused & { readonly count: number }>
  | Line<'duel', { readonly cards: readonly CardId[] }>
  /** Winners first, then losers, half and half; both are both after a tie. */
  | Line<'duel result', { readonly cards: readonly CardId[] }>
  /**
   * Two titans clash (R11.6): the one that stays, then the one that leaves, and their controllers' totals there, part by part. After a tie
   * the one that came first stays.
   */
  | Line<
      'clash',
      AtBase & {
        readonly cards: readonly [CardId, CardId];
        readonly totals: readonly [number, number];
        readonly parts: readonly [TotalParts, TotalParts];
      }
    >;

/** What a total is made of, and which card gives it. */
type TotalParts = readonly { readonly source: CardId; readonly amount: number }[];

export type LogKey = Tale['key'];

export function cardsIn(tale: Tale): readonly CardId[] {
  if ('cards' in tale) return tale.cards;
  return 'card' in tale ? [tale.card] : [];
}

/** May that seat know which cards it is about? */
export function isSeenBy(tale: Tale, seat: Seat): boolean {
  return !('seenBy' in tale) || tale.seenBy === undefined || tale.seenBy.includes(seat);
}
