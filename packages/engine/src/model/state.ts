import type { Config } from './config.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frames.ts';
import type { BaseId, CardId, Seat, DefId, LastingId, LimitedId } from './ids.ts';
import type { RandomState } from './random.ts';

/** Bumped when saved states or records of older versions can no longer be read. */
export const STATE_VERSION = 1;

/**
 * A card in play: on a base, on a minion, buried beside a base, stored under another card (R16.1), or in stasis before
 * its owner and at no base (R17.2). A titan is always at a base (R11.1).
 */
export interface Piece {
  readonly card: CardId;
  /** Tells this stay in play from an earlier or later one of the same card (R10.11). */
  readonly stamp: number;
  readonly as: 'minion' | 'action' | 'buried' | 'titan' | 'stored' | 'stasis';
  readonly controller: Seat;
  readonly base: BaseId;
  /** The minion that this action is on, or the card that this one is stored under; otherwise NONE. */
  readonly on: CardId;
  /** +1 power counters. */
  readonly counters: number;
  /** The turn in which its own talent was last used. */
  readonly talentTurn: number;
  /** The turn in which it last moved. */
  readonly movedTurn: number;
  /** Stasis counters (R17); missing for a card that is not in stasis. */
  readonly stasis?: number;
  /** When it was last transferred, by the clock; missing: never. */
  readonly transferred?: number;
  /** When its controller was given control of it for good, by the clock, and whether by its own text (R10.14). */
  readonly given?: { readonly since: number; readonly byItself: boolean };
}

/** A titan that is not in play lies face up beside its owner's deck, in no zone that abilities reach (R11.1). */
export interface TitanAside {
  readonly card: CardId;
  /** Tells this stay beside the deck from an earlier or later one. */
  readonly stamp: number;
  /** Counters that its own text puts there; they are not power (R11.8). */
  readonly counters: number;
  /** The stamp of its last stay in play, or NONE. */
  readonly lastStay: number;
}

export interface BaseInPlay {
  readonly base: BaseId;
  readonly stamp: number;
  /** Counters that only this base's own ability reads (they are not +1 power counters). */
  readonly counters: number;
  /** Of several cards that set its starting breakpoint, the one that holds (R10.1), or NONE. */
  readonly prevailing: CardId;
}

export interface Player {
  readonly name: string;
  /** Names of the factions, in the order chosen. */
  factions: string[];
  vp: number;
  hand: CardId[];
  /** The last card is the top. */
  deck: CardId[];
  discard: CardId[];
}

/** A pile that belongs to the table (R12.1), beside the bases. */
interface SharedDeck {
  readonly name: string;
  /** Missing: face up. */
  readonly faceDown?: true;
  /** The last card is the top. */
  readonly cards: CardId[];
}

/** What cards of a shared deck cost a player at the end of the game (R12.3). */
export interface Reckoning {
  readonly player: Seat;
  readonly deck: string;
  /** How many of its cards the player has. */
  readonly count: number;
  /** The VP lost. */
  readonly vp: number;
}

/** An extra minion or action that may still be played in this Play Cards phase (R3.5). */
export interface Extra {
  /** The `grant` that this comes from, an index into the library's grants; NONE: any card of its kind. */
  readonly grant: number;
  readonly kind: 'minion' | 'action';
  readonly source: CardId;
  readonly here: BaseId;
  readonly vars: number[][];
  left: number;
  /** Cards already played with it: some extras require the same name, or limit the total power. */
  played: CardId[];
}

export type Phase = 'set-up' | 'start' | 'play' | 'score' | 'draw' | 'end' | 'over';

interface Turn {
  number: number;
  /** The clock when it began. */
  since: number;
  player: Seat;
  phase: Phase;
  /** Free plays left (R2). */
  minions: number;
  actions: number;
  extras: Extra[];
  /** What each player has played this turn, in order, with where it was played (NONE for a standard action). */
  played: PlayedCard[];
  /** The minions that were moved this turn, by whom, and whose they were. */
  moved: MovedMinion[];
  /** What happened to cards in play this turn. */
  fallen: FallenCard[];
  /** In a game with titans: the +1 power counters that were placed on cards this turn, or removed. */
  counters?: CounterChange[];
  /** Minions whose power an action directly raised this turn; missing in a game where no card asks. */
  raised?: RaisedMinion[];
  /** Cards that were buried or uncovered this turn; missing before there were any. */
  burials?: Burial[];
  /** Coins that were flipped this turn; missing before there were any. */
  flips?: Flip[];
  /** A card has lost its last stasis counter this turn. */
  stasisOver?: true;
  /** "Once per turn" abilities that are used up. */
  uses: Use[];
  /** Extra turns that are still to come, or are being taken (R2). */
  extraTurns?: ExtraTurns;
}

interface ExtraTurns {
  /** Won in this turn: they come directly after it. */
  readonly won: readonly Seat[];
  /** Won earlier. */
  readonly waiting: readonly Seat[];
  /** The player with whose turn they began: play goes on clockwise from there. */
  readonly after: Seat;
}

interface Use {
  readonly ability: LimitedId;
  readonly player: Seat;
  /** The stay in play it counts for; NONE: all copies together. */
  readonly stamp: number;
  /** For a talent that is lent: since when its card has it, by the clock (R10.29). */
  readonly lentSince?: number;
}

export interface PlayedCard {
  readonly card: CardId;
  readonly player: Seat;
  readonly base: BaseId;
  readonly phase: Phase;
  readonly as: 'minion' | 'action' | 'titan';
  /** The minion that an action was played on, or NONE. */
  readonly on: CardId;
  /** Beyond the free plays (R10.26). */
  readonly extra?: true;
  /** When it began to be played: what came into play later has a higher stamp. */
  readonly clock: number;
  /** The minions that it affected, by their stays in play, where it had to affect one (R10.41). */
  readonly affected?: readonly number[];
}

interface MovedMinion {
  readonly card: CardId;
  readonly stamp: number;
  readonly by: Seat;
  /** The card whose ability moved it. */
  readonly cause: CardId;
  readonly controller: Seat;
  readonly from: BaseId;
  readonly to: BaseId;
}

/** A card can be in danger (a minion), be destroyed and go to the discard pile; each is recorded separately. */
export interface FallenCard {
  /** Missing in games that were saved before others than minions were recorded. */
  readonly card?: CardId;
  readonly as?: Piece['as'];
  /** The minion that an action was on. */
  readonly on?: CardId;
  /**
   * In danger: it was about to be destroyed, and was, or something else happened instead. Saved: the latter, and what
   * came of it is still being resolved. Less power: not a single minion, but the controller's total at that base went
   * down.
   */
  readonly how: 'in danger' | 'saved' | 'destroyed' | 'to discard' | 'less power';
  readonly stamp: number;
  readonly base: BaseId;
  readonly controller: Seat;
  readonly by: Seat;
  /** The stay in play of the card that destroyed it; missing if that was not in play. */
  readonly destroyer?: number;
}

/** +1 power counters that were placed on a card in play, or removed from it. */
interface CounterChange {
  readonly stamp: number;
  readonly as: Piece['as'];
  readonly base: BaseId;
  readonly controller: Seat;
  readonly by: Seat;
  /** How many it had before, and how many came; below zero: went. */
  readonly before: number;
  readonly change: number;
}

/** An action directly raised its power (R10.74). */
interface RaisedMinion {
  readonly stamp: number;
  readonly base: BaseId;
  readonly controller: Seat;
  /** Who played the action. */
  readonly by: Seat;
}

/** A card that was laid face down at a base, or turned up there (R7). */
export interface Burial {
  readonly how: 'buried' | 'uncovered';
  readonly card: CardId;
  /** Of the stay in play that a burial begins; NONE for a card that was turned up. */
  readonly stamp: number;
  readonly base: BaseId;
  readonly by: Seat;
}

/** A coin that was flipped, as it stayed (R10.90). */
interface Flip {
  readonly player: Seat;
  readonly heads: boolean;
  /** Tells it from others. */
  readonly stamp: number;
}

/** When a lasting effect ends (R3.11). */
export type Until =
  /** The end of this turn. */
  | 'end of turn'
  /** The start of the next turn of the effect's player. */
  | 'start of your turn'
  /** The end of the next turn of the effect's player, or of this one if it is theirs. */
  | 'end of your turn'
  /** The end of the first turn of the effect's player that begins after the effect. */
  | 'end of your next turn'
  /** When the scored base has been replaced. */
  | 'base replaced'
  /** As long as its card stays in play. */
  | 'it leaves play'
  /** For good. */
  | 'the game ends';

/** Something that goes on after its ability has resolved: a rule of the library with its values fixed. */
export interface Effect {
  /** Index into the library's lasting effects. */
  readonly rule: LastingId;
  readonly self: CardId;
  /** The stay in play of `self` when the effect began. */
  readonly stamp: number;
  readonly you: Seat;
  readonly here: BaseId;
  readonly vars: number[][];
  readonly until: Until;
  /** Cards that a shield has kept it from, or for which another one stands in (R10.55). */
  readonly spares: CardId[];
  /** The only card it is for: one that is affected in the same way as others (R10.54). Missing: whom its rule covers. */
  readonly only?: CardId;
  /** The clock when it began. */
  readonly since: number;
  /** The talent that began it is lent: since when its card has it, by the clock (R10.29). */
  readonly lentSince?: number;
}

/** Big Base (R14): the round that is being played, from 1, who began it, and the clock when it began. */
export interface Rounds {
  readonly number: number;
  readonly first: Seat;
  readonly since: number;
}

/** What was decided in the draft of the league, apart from the factions that are played (R1.3). */
export interface League {
  /** Who has the first turn. */
  readonly first: Seat;
  readonly banned: readonly string[];
  /** Factions whose bases were added. */
  readonly bases: readonly string[];
}

/**
 * A game. Plain JSON: the stack of what is being resolved, the waiting triggers, the one pending decision and
 * the random generator are in it, so a game can be stored and taken up again at any decision.
 */
export interface State {
  readonly version: number;
  readonly config: Config;
  readonly random: RandomState;
  /** The definition of each card, as an index into the library. Player cards first, then bases, then titans. */
  readonly defs: DefId[];
  /** The owner of each card; NONE for bases, TABLE for what lies in a shared deck. */
  readonly owners: Seat[];
  /**
   * For each card, a bit for each seat that knows where it is although it lies face down, and one more, after the last
   * seat's, if it was shown to all: what every player knows is not yet public.
   */
  readonly known: number[];
  /** Cards in play, by card; null for those that are not. */
  readonly pieces: (Piece | null)[];
  /** Cards in play, in order of arrival at the base where they are. */
  readonly table: CardId[];
  readonly bases: BaseInPlay[];
  /** The last card is the top. */
  readonly baseDeck: BaseId[];
  readonly baseDiscard: BaseId[];
  readonly sharedDecks: SharedDeck[];
  /** Cards in no zone for the moment: being played, revealed, laid down for a duel. */
  readonly limbo: CardId[];
  /** Titans that are not in play; missing in a game without titans. */
  readonly aside?: TitanAside[];
  /** Out of the game. */
  readonly box: CardId[];
  /** Numbers that stand only for cards that something still refers to (see changes/remember.ts). */
  readonly memories: CardId[];
  readonly players: Player[];
  readonly effects: Effect[];
  readonly turn: Turn;
  readonly stack: Frame[];
  pending: Decision | null;
  /**
   * Who has won the game; several if they share the win, nobody before the end. (In card texts, `winners` means the
   * winners of a base.)
   */
  gameWinners: readonly Seat[];
  /** What the end of the game cost each player; empty before it. */
  reckonings: readonly Reckoning[];
  /** Missing in a game that is no Big Base. */
  rounds?: Rounds;
  /** Missing until somebody has won the toss for a draft of the league. */
  league?: League;
  /** The next stamp. */
  clock: number;
  /** The next decision's id. */
  asked: number;
  /** How often hidden information has come to light: undo does not go back beyond that. */
  barrier: number;
}
