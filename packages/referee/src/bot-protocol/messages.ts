import type { Config, DecisionKind, LogKey, Option, Seat } from '@smashup/engine';
import type { Catalogue } from '../protocol/catalogue.ts';
import type { CardView, TableView } from '../protocol/table-view.ts';

/**
 * What a host and a bot in another process say to each other, one JSON object a line (docs/protocol.md). The number
 * goes up when a message changes in a way that the other end would misread; additions leave it as it is.
 */
export const BOT_PROTOCOL = 1;

export type HostMessage = Hello | GameBegins | Happened | Question | World | Refused | Result | Out;

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  /** The version of the program. */
  readonly version: string;
  /** The fingerprint of the cards. */
  readonly content: string;
  readonly limits: Limits;
  /** `face` in other messages is an index into its faces. */
  readonly catalogue: Catalogue;
}

/** A bot that exceeds them is out of the game. */
export interface Limits {
  /** For the answer to a question, requests included. */
  readonly millis: number;
  /** In a line. */
  readonly characters: number;
  /** Requests while one question waits for its answer. */
  readonly requests: number;
}

export interface GameBegins extends Pick<Config, 'edition' | 'printing' | 'choice' | 'duplicates'> {
  readonly type: 'game';
  /** R11: titans are in use. */
  readonly titans: boolean;
  /** Games are counted from 1. */
  readonly game: number;
  /** The bot's own. */
  readonly seat: Seat;
  /** By seat; factions are null where they are still to be chosen. */
  readonly players: readonly {
    readonly name: string;
    readonly factions: readonly [string, string] | null;
  }[];
}

export interface Happened {
  readonly type: 'events';
  readonly game: number;
  /** An answer was taken back: these are all events since the game began. */
  readonly again: boolean;
  readonly events: readonly EventView[];
}

/** Something that happened, as one seat may know it. */
export interface EventView {
  readonly key: LogKey;
  readonly text: string;
  readonly turn: number;
  readonly player: Seat | null;
  /** Those that can be told apart; `count` says how many there are. */
  readonly cards: readonly CardView[];
  readonly count: number;
  readonly base: number | null;
  readonly from: number | null;
  readonly source: number | null;
}

/** A player has to decide. */
export interface Decided {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly prompt: string;
  /** The card whose ability asks. */
  readonly source: CardView | null;
  /** Number of options to pick. */
  readonly min: number;
  readonly max: number;
  readonly options: readonly OptionMessage[];
}

export interface OptionMessage {
  readonly kind: Option['kind'];
  readonly text: string;
  /** The card or base that it is about; NONE (-1) face down in a hand. */
  readonly card?: number;
  readonly face?: number;
  /** Where a buried card lies face down: the base, and which of the cards in its list of buried cards it is, from 0. */
  readonly base?: number;
  readonly position?: number;
  readonly player?: Seat;
  readonly mode?: string;
  readonly faction?: string;
  readonly name?: string;
  readonly as?: 'minion' | 'action';
  /** It would have no effect now. */
  readonly idle?: true;
}

export interface Question extends Decided {
  readonly type: 'question';
  readonly game: number;
  /** The questions to a bot are counted from 1 in each game. */
  readonly question: number;
  readonly view: TableView;
}

/** The answer to a request: a full game that fits what the seat knows, with all cards open. */
export interface World {
  readonly type: 'world';
  readonly id: number;
  /** The number by which `apply` calls it, until the question is answered. */
  readonly world: number;
  readonly view: TableView;
  /** Null: the game is over there. */
  readonly decision: Decided | null;
}

/** A request that cannot be granted; it may be repeated in another way. */
export interface Refused {
  readonly type: 'refused';
  readonly id: number;
  readonly why: string;
}

export interface Result {
  readonly type: 'result';
  readonly game: number;
  /** Null: nobody, or several. */
  readonly winner: Seat | null;
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly vp: readonly number[];
}

/** The last thing that a bot hears after breaking a rule. */
export interface Out {
  readonly type: 'out';
  readonly why: string;
}

export type BotMessage = BotHello | BotAnswer | Determinize | Apply;

export interface BotHello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly name?: string;
}

export interface BotAnswer {
  readonly type: 'answer';
  readonly question: number;
  readonly picks: readonly number[];
}

/** Asks for a world; the same seed gives the same one. */
export interface Determinize {
  readonly type: 'determinize';
  readonly id: number;
  readonly seed: number;
}

/** Asks what an answer leads to in a world. The world stays as it is. */
export interface Apply {
  readonly type: 'apply';
  readonly id: number;
  readonly world: number;
  readonly picks: readonly number[];
}
