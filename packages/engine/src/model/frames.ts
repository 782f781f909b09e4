import type { SharedVerb } from './decision.ts';
import type { Happening, Zone } from './happening.ts';
import type { BaseId, CardId, Seat, AbilityId, LimitedId } from './ids.ts';

/** An ability that waits for its turn (R3.4). */
export interface Trigger {
  /** Index into the library's abilities. */
  readonly ability: AbilityId;
  readonly self: CardId;
  /** The stay in play of `self`. The trigger lapses when it is over, unless the event itself ended it. */
  readonly stamp: number;
  readonly leaving: boolean;
  readonly you: Seat;
  /** Who follows it after `you`: an ability that several players follow is one ability (R10.21). */
  readonly others: readonly Seat[];
  readonly here: BaseId;
  readonly vars: number[][];
  readonly event: Happening;
  /** For what a lasting effect does: the clock when it began. Cards that came into play since do not count (R10.11). */
  since?: number;
}

/** A waiting ability that has had its chance in a window or a phase: one ability in one stay in play. */
export type Chance = Pick<Trigger, 'ability' | 'self' | 'stamp'>;

/** The window before or after a base scores, which is open to what comes meanwhile (R10.27). */
interface Window {
  readonly event: Happening;
  had: readonly Chance[];
}

/**
 * What follows a card that has resolved: steps 3 to 5 of R3.4. Most of its lists have one entry or none, but a list
 * that is pushed to reserves room for 17, so they are replaced, not changed.
 */
export interface Aftermath {
  triggers: Trigger[];
  /** Events that cards in hand may answer (R4). */
  events: readonly Happening[];
  /** Played actions that leave when everything is done. */
  spent: readonly CardId[];
  /** Those of them that go on top of their owners' decks instead of to the discard piles. */
  onTop: readonly CardId[];
  /** Those that go on the bottom of their owners' decks instead; missing: none. */
  underneath?: readonly CardId[];
  /** Titans that came to a base with another one: they clash when everything else is done (R11.6). Null: none. */
  clashes: CardId[] | null;
  /** The card whose uncovering brought all this about, or NONE: it cannot be buried meanwhile (R7.4). */
  uncovered: CardId;
  /** The window that this is. Null: none that stays open. */
  window: Window | null;
}

/** Every frame notes what happened while it was on top, and what the cards played inside it left to be done. */
interface Noting {
  noticed: Aftermath | null;
  after: Aftermath[] | null;
}

/** Choosing factions, then opening hands (R1). */
export interface SetUpFrame extends Noting {
  readonly kind: 'set-up';
  stage: 'factions' | 'deal' | 'mulligan';
  /** Seats that still have to choose, in order. */
  queue: Seat[];
  /** Factions on offer. */
  pool: string[];
}

/** The five phases, over and over (R2). */
export interface TurnFrame extends Noting {
  readonly kind: 'turn';
  stage: 'begin' | 'start' | 'play' | 'score' | 'draw' | 'trim' | 'end' | 'finish';
  /** Start- or end-of-turn abilities of this turn that had their chance. */
  done: readonly Chance[];
  /** The waiting abilities as last offered. */
  offered: Trigger[];
  /** The start-of-turn uncovering was used or declined (R7.4). */
  uncovered: boolean;
  /** The cards in stasis, by their stays there, that have lost their counter of this turn (R17.3); missing: none. */
  faded?: readonly number[];
}

/**
 * Does the ability that plays a card say where it goes afterwards? No; yes, whatever the card itself says; or it has a place
 * for the card, and if the card names another the current player chooses (R10.28).
 */
export type Claim = 'none' | 'sole' | 'rival';

/** A minion that leaves play as another one takes its place (R10.80): to where that came from. */
export interface Swapped {
  readonly minion: CardId;
  readonly to: 'hand' | 'discard' | 'deck shuffled';
  readonly cause: CardId;
  readonly controller: Seat;
  readonly by: Seat;
}

/** A minion play that is used for something else than a card out of the hand: its number (rules/ways.ts). */
export interface GivenUp {
  readonly play: number;
  readonly extra: boolean;
}

/** Playing one card (R3.1). */
export interface PlayFrame extends Noting {
  readonly kind: 'play';
  card: CardId;
  readonly player: Seat;
  from: Zone;
  /** Which play it uses up: an index into the turn's extras, or one of the constants of flow/play.ts. */
  readonly using: number;
  /** The play that was given up for it and is used up already (R10.81), if one was. */
  inPlaceOf?: GivenUp;
  /** The bases it may go to, or the minions it may go on; null when any will do. */
  bases: readonly CardId[] | null;
  /** The ability by which it is played as a Special, or NONE, and what it answers. */
  special: AbilityId;
  event: Happening | null;
  /** If it cannot be played it is discarded: uncovered cards and those off the top of a deck (R7.4, R9.14). */
  orDiscard: boolean;
  claim: Claim;
  /** What plays it has turned it up from the top of a deck (R9.15). */
  offTheTop?: true;
  /** By its own text it goes on top of its owner's deck when everything is done (R3.4, step 5). */
  goesOnTop: boolean;
  /** Whatever plays it sends it under its owner's deck where it would go to a hand or a discard pile (R10.62). */
  goesUnder?: true;
  /** It is played although this is not its time: then it does nothing. */
  withoutEffect: boolean;
  /** It interrupts the card below, which goes on when everything that this one triggers is done (R10.22). */
  interrupts: boolean;
  /** The card that gave the extra play used for it, or NONE. */
  grantedBy: CardId;
  /** Tells this play from others: what it affects counts once. */
  readonly batch: number;
  /** Minions, by their stays in play: it has to affect one of them directly (R10.41). Missing: it need not. */
  aims?: readonly number[];
  /** It has to raise the power of one of them (R10.74). */
  mustRaise?: true;
  /** The minions that it has affected, or raised, by their stays in play; kept only where it has to. */
  affected?: readonly number[];
  /** Who has had it affect one more in the same way: each may do so once (R10.54). */
  copiers?: readonly Copier[];
  /** The stays in play that its present step affects only in the same way as others, and so not directly. */
  copies?: readonly number[];
  /** Who else is affected as it comes to lie on a minion, once that has been settled. */
  shares?: readonly Share[];
  /** The minion in play that it takes the place of (R10.80). Missing: it takes none. */
  swapped?: Swapped;
  /** Slot of the frame below that is told whether the card was played. */
  into: number;
  /** It is played in place of another minion: nothing was said about it (R10.87). */
  standsIn?: true;
  stage: 'side' | 'where' | 'stand in' | 'arrive' | 'resolve' | 'resolved';
  base: BaseId;
  on: CardId;
  stamp: number;
}

/** A coin that has landed (R10.90). */
interface Coin {
  /** Who flipped it. */
  readonly player: Seat;
  readonly heads: boolean;
}

/** Following one ability, step by step. */
export interface AbilityFrame extends Noting {
  readonly kind: 'ability';
  readonly ability: AbilityId;
  pc: number;
  readonly vars: number[][];
  /** How many of the values it began with; its steps find the others, afresh for each player. */
  readonly given: number;
  /** Who follows it after `you` (R10.21). */
  others: readonly Seat[];
  self: CardId;
  readonly stamp: number;
  /** Whose card it is: the cause, as protections see it. */
  readonly controller: Seat;
  /** Who acts now: the controller, unless the card makes somebody else act. */
  you: Seat;
  here: BaseId;
  event: Happening | null;
  /** Cards that a shield has saved from this ability. */
  shielded: readonly CardId[];
  /** For whom it takes effect, until that has been told with the first thing it does; then NONE. */
  untold: Seat;
  readonly into: number;
  /** A coin flipped for it that may still be turned over. Missing: none. */
  coin?: Coin;
  /** For what a lasting effect does: the clock when it began (R10.11). */
  since?: number;
  /** For a talent that is lent: since when its card has it, by the clock (R10.29). */
  lentSince?: number;
  /** Who else its next step affects, once that has been settled. */
  shares?: readonly Share[];
}

/** Steps 3 to 5 of R3.4 for cards that have resolved; also the windows of scoring (R4). */
export interface AftermathFrame extends Noting {
  readonly kind: 'aftermath';
  readonly groups: Aftermath[];
  /** In a game with cards that wait for power to increase: the ability that has been followed last (R10.52). */
  followed?: Chance;
  /** Whose turn it is to respond from hand, and how many have passed in a row. */
  responder: Seat;
  passes: number;
}

/**
 * How cards leave play: to the discard pile, destroyed, cleared away after scoring, fallen off a card that leaves or in any
 * other way; to their owners' hands (returned); or, for a titan, because it lost a clash.
 */
export type WayOut = 'destroyed' | 'cleared away' | 'falls off' | 'otherwise' | 'returned' | 'lost clash';

/** Cards are about to go from play to the discard pile: what happens instead, or before, is followed first. */
export interface DestroyFrame extends Noting {
  readonly kind: 'destroy';
  /**
   * Missing: they are destroyed. Returned: that happens when everything is settled. Otherwise the frame below takes out of
   * play what is left.
   */
  readonly way?: Exclude<WayOut, 'destroyed'>;
  /** Cards not yet looked at; the last is next. */
  readonly left: CardId[];
  /** Cards that will be destroyed. */
  readonly doomed: CardId[];
  /** The current player has said on which of several cards a limited replacement is used. */
  ordered: boolean;
  /** Replacements used on the card in question, by ability. */
  used: AbilityId[];
  offered: Trigger[];
  /** What falls off the doomed has been through this, too. */
  hasSettledFalling?: true;
  /** Abilities that act before cards go to the discard pile have been followed. */
  heard: boolean;
  /** Whether the replacement that was followed did something; null: none was followed. */
  replaced: boolean | null;
  /** What it was about to do to the card was replaced in its turn. */
  replacedInTurn?: true;
  /** Replacements that are over, since they happen once for all these cards. */
  spent?: readonly Chance[];
  cause: CardId;
  readonly controller: Seat;
  readonly by: Seat;
  readonly into: number;
}

/**
 * Something is about to happen: abilities that act before it are followed while this is on the stack; then the frame
 * below goes on and does it.
 */
export interface BeforehandFrame extends Noting {
  readonly kind: 'beforehand';
}

/** A card is affected in the same way as another one (R10.54), or in its place (R10.55). */
export interface Share {
  readonly card: CardId;
  readonly like: CardId;
  readonly instead: boolean;
}

/** A rule of a card in play that lets one more be affected. */
export interface Copier {
  readonly ability: LimitedId;
  readonly self: CardId;
  readonly stamp: number;
}

/** A minion that is about to be affected directly. */
export interface Target {
  readonly card: CardId;
  /** The base that it moves to, the player who gets control of it, or how many +1 power counters come off it. */
  readonly way: number;
}

/** A card that is being played is about to affect minions: whoever has a say in who else is affected is asked first. */
export interface SharingFrame extends Noting {
  readonly kind: 'sharing';
  readonly verb: SharedVerb;
  readonly targets: readonly Target[];
  readonly cause: CardId;
  readonly controller: Seat;
  readonly by: Seat;
  readonly shares: Share[];
  /** What has been offered: by whom, and in the same way as which minion. */
  readonly asked: (Copier & { readonly like: CardId })[];
}

/** How many +1 power counters a card is about to get, and from what. */
export interface PlacedCounters {
  readonly card: CardId;
  readonly count: number;
  readonly cause: CardId;
  readonly controller: Seat;
  readonly by: Seat;
}

/** Counters are about to be placed on cards, all together (R9.5), unless something is done with them first. */
export interface PlacingFrame extends Noting {
  readonly kind: 'placing';
  readonly placed: PlacedCounters[];
  /** Those that go to another card instead. */
  readonly diverted: PlacedCounters[];
  readonly into: number;
}

/** Scoring one base after another (R5.2). */
export interface ScoringFrame extends Noting {
  readonly kind: 'scoring';
  stage: 'pick' | 'before' | 'award' | 'after' | 'leave' | 'clear' | 'replace' | 'done';
  base: BaseId;
  /** For each seat: total power there when VP were awarded, and its place (1 to 3, 0 for none). */
  totals: number[];
  places: number[];
  /** In a game with titans: who had a minion there when it scored, and the clock then. */
  scored: { readonly present: readonly Seat[]; readonly clock: number } | null;
  /** The breakpoint in force when the base scored. */
  breakpoint: number;
  /** Bases chosen to take its place, in order; empty: the top of the base deck. */
  next: BaseId[];
  /** How many bases take its place. */
  count: number;
  /** Abilities that wait for the replacement. */
  waiting: Trigger[];
  /** The place of the base among the others, for its replacement. */
  at: number;
}

/** Two minions duel (R8). */
export interface DuelFrame extends Noting {
  readonly kind: 'duel';
  stage: 'begin' | 'lay' | 'before reveal' | 'reveal' | 'last chance' | 'compare';
  challenger: CardId;
  readonly challengerStamp: number;
  challenged: CardId;
  readonly challengedStamp: number;
  /** The side that acts: 0 the challenger's, 1 the other. */
  side: number;
  /** Dueling cards laid down, by side; NONE if none. */
  laid: CardId[];
  readonly seats: Seat[];
  readonly into: number;
}

export type Frame =
  | SetUpFrame
  | TurnFrame
  | PlayFrame
  | AbilityFrame
  | AftermathFrame
  | DestroyFrame
  | BeforehandFrame
  | PlacingFrame
  | SharingFrame
  | ScoringFrame
  | DuelFrame;
