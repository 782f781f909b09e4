import { NONE, type BaseId, type CardId, type Seat, type AbilityId, type DefId } from './ids.ts';
import type { Writable } from './writable.ts';
import type { Piece } from './state.ts';

/** Kinds of events that abilities can react to. */
export type HappeningKind =
  | 'turn start'
  | 'turn end'
  /** A card was played and has resolved. */
  | 'played'
  | 'moved'
  | 'destroyed'
  /** From play to the discard pile, destroyed or discarded after scoring (R5.7). */
  | 'to discard'
  /** The minion that an action is on left play (R10.12). */
  | 'host left'
  /** Out of a hand or a deck into a discard pile. */
  | 'discarded'
  /** From play to its owner's hand (R9.5). */
  | 'returned'
  /** It left play, in whatever way. */
  | 'left play'
  /** Placed into another player's hand. */
  | 'handed over'
  | 'buried'
  | 'uncovered'
  | 'base entered'
  /** The windows of scoring (R5.2). */
  | 'before scoring'
  | 'when scoring'
  | 'after scoring'
  | 'replaced'
  /** A minion became part of a duel. */
  | 'duel'
  /** The last chance in a duel, before the powers are compared. */
  | 'dueling'
  /**
   * A player's card looked at or revealed cards of another player's hand or deck, or a player did so with their own
   * deck.
   */
  | 'seen'
  /** This card was turned up out of a deck by another player's card. */
  | 'revealed'
  /** Another player's card that was played affected it (R9.2). */
  | 'affected'
  /** A talent that was used affected it (R9.2). */
  | 'affected by talent'
  /** A minion won a duel; after a tie both did (R8.1). */
  | 'duel won'
  /** A card comes into play, and has not resolved yet. */
  | 'playing'
  /** A card in play is about to go to the discard pile, and is still as it was. */
  | 'before discard'
  /** +1 power counters are about to be placed on it. */
  | 'before counters'
  /** +1 power counters were placed on it or removed; `counters` is how many it had before. */
  | 'counters'
  /** Out of a shared deck into a hand (R12.1). */
  | 'drawn shared'
  /** Out of play, or out of a discard pile, into a hand; `player` is whose hand. */
  | 'to hand'
  /** A player has searched a deck. */
  | 'searched'
  /** Its controller gave control of it to another player. */
  | 'given away'
  /** An action was put from where it was onto another card, or to another base (R9.5). */
  | 'transferred'
  /** +1 power counters were transferred to it from another card; `counters` is how many it had before. */
  | 'counters transferred'
  /** A card did what the text of this one says, without its being played for that (R10.53). */
  | 'followed'
  /** It has been put into stasis (R17.1). */
  | 'into stasis'
  /** A stasis counter has come off it; `counters` is how many it had before. */
  | 'stasis counter off'
  /** Its power has become higher than it was (R10.52). */
  | 'power gained'
  /** A coin that a player has flipped has landed, and may still be turned over (R10.90). */
  | 'coin landed'
  /** … and stays as it is: `heads` says how. */
  | 'coin flipped'
  /** A talent of it was used. */
  | 'talent used'
  /** A Special on it was used (R3.12). */
  | 'special used'
  /** An action that was played directly raised its power (R10.74). */
  | 'raised';

/**
 * A bit for each kind, so that everything an ability reacts to fits into one number. Kinds may share one: a bit says
 * "perhaps", and the kinds that an ability names say for sure.
 */
export const BITS: Readonly<Record<HappeningKind, number>> = {
  'turn start': 1 << 0,
  'turn end': 1 << 1,
  played: 1 << 2,
  moved: 1 << 3,
  destroyed: 1 << 4,
  'to discard': 1 << 5,
  'host left': 1 << 6,
  discarded: 1 << 7,
  'handed over': 1 << 8,
  buried: 1 << 9,
  uncovered: 1 << 10,
  'base entered': 1 << 11,
  'before scoring': 1 << 12,
  'when scoring': 1 << 13,
  'after scoring': 1 << 14,
  replaced: 1 << 15,
  duel: 1 << 16,
  dueling: 1 << 17,
  seen: 1 << 18,
  revealed: 1 << 19,
  affected: 1 << 20,
  returned: 1 << 21,
  'left play': 1 << 22,
  'duel won': 1 << 23,
  playing: 1 << 24,
  'before discard': 1 << 25,
  'before counters': 1 << 26,
  counters: 1 << 27,
  'drawn shared': 1 << 28,
  'to hand': 1 << 29,
  searched: 1 << 30,
  'given away': 1 << 31,
  followed: 1 << 30,
  'into stasis': 1 << 28,
  'stasis counter off': 1 << 29,
  transferred: 1 << 29,
  'power gained': 1 << 31,
  'talent used': 1 << 28,
  'counters transferred': 1 << 27,
  'coin landed': 1 << 18,
  'coin flipped': 1 << 19,
  'affected by talent': 1 << 26,
  'special used': 1 << 16,
  raised: 1 << 20,
};

export function bitsOf(kinds: readonly HappeningKind[]): number {
  let bits = 0;
  for (const kind of kinds) bits |= BITS[kind];
  return bits;
}

/** Where a card came from. */
export type Zone = 'hand' | 'deck' | 'discard' | 'play' | 'buried' | 'stored' | 'stasis' | 'aside' | 'none';

/**
 * Something that happened, with what has to be remembered of it: power, counters, controller and base are as they
 * were at that moment, since what has left play is read as it last was (R10.6).
 */
export interface Happening {
  readonly kind: HappeningKind;
  readonly card: CardId;
  readonly stamp: number;
  /** Who did it: played, moved, destroyed, discarded; the current player for turns and scoring. */
  readonly player: Seat;
  /** The card whose ability did it, or NONE. */
  readonly cause: CardId;
  readonly base: BaseId;
  /** Where it moved from. */
  readonly from: BaseId;
  readonly controller: Seat;
  readonly power: number;
  readonly counters: number;
  /** What the card was. */
  readonly as: Piece['as'] | 'base';
  /** The minion that the action was on; the other minion of a duel. */
  readonly on: CardId;
  readonly zone: Zone;
  /** For what goes to the discard pile: was it destroyed (R5.7)? */
  readonly destroyed: boolean;
  /** The card that gave the extra play with which it was played, or NONE. */
  readonly using: CardId;
  /** Events of one and the same change share this number. */
  readonly batch: number;
  /** It was affected in the same way as another one, and so not directly (R10.54); missing otherwise. */
  readonly copied?: true;
  /** How a coin has landed; missing for anything else. */
  readonly heads?: boolean;
  /** What was stored under a card that left play (R16.1); missing if nothing was. */
  readonly stored?: readonly CardId[];
  /** It was played off the top of a deck (R9.15); missing otherwise. */
  readonly offTheTop?: true;
  /** The text that a card was played with; missing in a game without cards that could take it on (R10.84). */
  readonly said?: Said;
}

/** What a card does that has been played. */
export interface Said {
  readonly text: DefId;
  /** The Special that it was played through, or NONE, and what that answered. */
  readonly special: AbilityId;
  readonly event: Happening | null;
}

/** Written out field by field: this is built for every event, and spreading objects costs microseconds. */
export function happening(kind: Happening['kind'], about: Partial<Omit<Happening, 'kind'>>): Happening {
  const event: Writable<Happening> = {
    kind,
    card: about.card ?? NONE,
    stamp: about.stamp ?? NONE,
    player: about.player ?? NONE,
    cause: about.cause ?? NONE,
    base: about.base ?? NONE,
    from: about.from ?? NONE,
    controller: about.controller ?? NONE,
    power: about.power ?? 0,
    counters: about.counters ?? 0,
    as: about.as ?? 'base',
    on: about.on ?? NONE,
    zone: about.zone ?? 'none',
    destroyed: about.destroyed ?? false,
    using: about.using ?? NONE,
    batch: about.batch ?? 0,
  };
  if (about.stored !== undefined) event.stored = about.stored;
  if (about.heads !== undefined) event.heads = about.heads;
  return event;
}
