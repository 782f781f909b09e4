import type { Answer, BaseId, Decision, RandomState, Seat, View } from '@smashup/engine';

/** How long a bot may think: until either limit is reached. At least one is given. */
export interface Budget {
  readonly millis?: number;
  readonly iterations?: number;
}

/** Progress of a bot that is thinking. */
export interface Progress {
  readonly iterations: number;
  /** The answer it would give now, and what it means to answer after it this turn. */
  readonly line: readonly Answer[];
}

/**
 * Something that an answer and its player's next steps achieve at once, as data. It was seen in every world in which
 * the answer was tried, and nothing else is ever called a reason.
 */
export interface Reason {
  readonly key: ReasonKey;
  readonly base?: BaseId;
  readonly player?: Seat;
  /** A number before and after. */
  readonly from?: number;
  readonly to?: number;
}

export type ReasonKey =
  /** The player wins the game. */
  | 'win'
  /** The player's VP. */
  | 'vp'
  /** The player comes first at the base. */
  | 'first'
  /** The player's power at the base. */
  | 'power'
  /** Cards in the player's hand. */
  | 'hand'
  /** Cards that the player may still play this turn. */
  | 'plays'
  /** The base reaches its breakpoint. */
  | 'ready'
  /** It holds only if no other player responds. */
  | 'unanswered'
  /** There is no minion in the opening hand. */
  | 'no minion'
  /** The faction has won more often than the others on offer. */
  | 'faction'
  /** None of these: no other answer looked better. */
  | 'nothing better';

/** An answer to a question that is expected later. */
export interface Step {
  readonly decision: Decision;
  readonly picks: readonly number[];
}

/** An answer, and what its player means to answer after it this turn. */
export interface Thought {
  readonly answer: Answer;
  readonly plan: readonly Step[];
  readonly iterations: number;
  /** The chance to win that it saw with this answer, from 0 to 1; missing where it had nothing to compare. */
  readonly chance?: number;
  /** The chance to win that it saw with the answer it was asked to compare with; missing where it saw none. */
  readonly rivalChance?: number;
}

/** A thought with its explanation, for a hint. */
export interface ExplainedThought {
  readonly answer: Answer;
  /** How to go on until the answer has been carried out. */
  readonly steps: readonly Step[];
  /** The reasons for it, the strongest first. */
  readonly reasons: readonly Reason[];
}

/** A bot's environment: randomness, a clock and a way to stop it. */
export interface Mind {
  readonly random: RandomState;
  /** Picks that the best answer is compared with to the end, whatever they seem worth: what a person chose. */
  readonly rival?: readonly number[];
  /** Milliseconds; only a budget in time reads it. */
  now(): number;
  /** Called regularly; false stops the thinking, and the best answer so far is given. */
  shouldContinue?(progress: Progress): boolean;
}

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A computer player. It sees what its seat may see, and nothing else. */
export type Bot = (view: View, decision: Decision, budget: Budget, mind: Mind) => Thought;
