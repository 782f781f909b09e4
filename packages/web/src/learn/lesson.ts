import type { BaseId, CardId } from '@smashup/engine';
import type { Seen } from './seen.ts';

export type LessonId =
  | 'welcome'
  | 'minion'
  | 'power'
  | 'action'
  | 'stays'
  | 'talent'
  | 'endTurn'
  | 'rival'
  | 'break'
  | 'meFirst'
  | 'special'
  | 'places'
  | 'ability'
  | 'win';

/** What stands out on the table while a lesson is about it. */
export type Pointer =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'base'; readonly base: BaseId }
  /** The scoring of that base, as it is being shown. */
  | { readonly kind: 'scoring'; readonly base: BaseId }
  | { readonly kind: 'hand' | 'bases' | 'you' | 'rivals' | 'done' };

/** Ways to say a lesson, where what happened decides how it is said. */
type Way = 'nothing' | 'yours' | 'theirs' | 'full';

/** Everything that texts name. */
export const NO_NAMES = {
  card: '',
  power: 0,
  base: '',
  total: 0,
  breakpoint: 0,
  missing: 0,
  first: 0,
  second: 0,
  third: 0,
  rival: '',
  yours: 0,
  theirs: 0,
  /** Names, listed. */
  played: [] as readonly string[],
  leader: '',
};

/** A lesson at a moment at which it fits. */
export interface Occasion {
  readonly at: Pointer;
  /** Half done: a card of this kind has been taken from the hand, and its place is asked for. */
  readonly placing?: 'minion' | 'action';
  /** Which of several ways to say it fits. */
  readonly way?: Way;
  /** What its text names. */
  readonly names?: Partial<typeof NO_NAMES>;
}

/** Something to learn, at the first occasion that arises for it. */
export interface Lesson {
  readonly id: LessonId;
  /** Null: it does not fit now. */
  readonly occasion: (seen: Seen) => Occasion | null;
  /** Whether the person has done it; missing: it is only told. */
  readonly isDone?: (seen: Seen) => boolean;
}
