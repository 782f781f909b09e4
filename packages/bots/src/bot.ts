import type { Answer, BaseId, CardId, Decision, RandomState, Seat, View } from '@smashup/engine';

/** How long a bot may think: until one of the two is used up. At least one is given. */
export interface Budget {
  readonly millis?: number;
  readonly iterations?: number;
}

/** What a bot thinks at the moment, while it goes on thinking. */
export interface Progress {
  readonly iterations: number;
  /** The answer it would give now, and what it means to answer after it this turn. */
  readonly line: readonly Answer[];
}

/** One consideration that spoke for an answer, with its weight: data, so that it can be put into words anywhere. */
export interface Reason {
  readonly key: ReasonKey;
  /** In victory points, compared with the next best answer. */
  readonly amount: number;
  readonly card?: CardId;
  readonly base?: BaseId;
  readonly player?: Seat;
}

export type ReasonKey =
  /** More expected VP at a base. */
  | 'base'
  /** Less for somebody else there. */
  | 'deny'
  /** VP that are certain. */
  | 'vp'
  /** The game is won, or somebody else's win is put off. */
  | 'win'
  /** Cards in hand, and how good they are. */
  | 'hand'
  /** What is kept for later: Specials, the deck, the discard pile. */
  | 'reserve'
  /** Plays that are left, minions and actions that stay in play. */
  | 'tempo'
  /** How often a faction wins, in a draft. */
  | 'faction'
  /** Only one answer was possible, or all are worth the same. */
  | 'no difference';

/** An answer with what spoke for it, the strongest first. */
export interface Thought {
  readonly answer: Answer;
  readonly reasons: readonly Reason[];
  readonly iterations: number;
  /** The chance to win that it saw with this answer, from 0 to 1; missing where it had nothing to compare. */
  readonly chance?: number;
}

/** What a bot is given besides its seat's view: its chance, a clock and somebody who may stop it. */
export interface Mind {
  readonly random: RandomState;
  /** Milliseconds; only a budget in time reads it. */
  now(): number;
  /** Told now and then; false stops the thinking, and the best answer so far is given. */
  goOn?(progress: Progress): boolean;
}

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A computer player. It sees what its seat may see, and nothing else. */
export type Bot = (view: View, decision: Decision, budget: Budget, mind: Mind) => Thought;
