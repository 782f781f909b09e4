import type { Lesson, LessonId, Occasion } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import type { Seen } from './seen.ts';

/** How far the player has come. */
export interface Progress {
  readonly learned: readonly LessonId[];
  /** What was being taught when something had last to be decided, and in which decision. */
  readonly taught: { readonly lesson: LessonId; readonly decision: number } | null;
  /** What was asked for and not done: it comes up again at its next occasion. */
  readonly passedOver: LessonId | null;
}

export const AT_FIRST: Progress = { learned: [], taught: null, passedOver: null };

export interface Taught {
  readonly lesson: Lesson;
  readonly occasion: Occasion;
}

/** The lesson that fits now; null: there is nothing to say. */
export function lessonFor({ learned }: Progress, seen: Seen): Taught | null {
  for (const lesson of LESSONS) {
    const occasion = learned.includes(lesson.id) ? null : lesson.occasion(seen);
    if (occasion !== null) return { lesson, occasion };
  }
  return null;
}

/**
 * Goes along with what the person has done: lessons whose deed is done are learned, asked for or not; what was only told
 * is taken for read once they have decided something; what was asked for and not done is noted.
 */
export function follow(progress: Progress, seen: Seen): Progress {
  const { taught } = progress;
  if (seen.decision === null) return progress;
  const isAnswered = taught !== null && taught.decision !== seen.decision.id;
  const learned = LESSONS.filter(
    ({ id, isDone }) =>
      progress.learned.includes(id) ||
      (isDone === undefined ? isAnswered && taught.lesson === id : isDone(seen)),
  ).map(({ id }) => id);
  const now = lessonFor({ ...progress, learned }, seen);
  return same(progress, {
    learned,
    taught: now === null ? null : { lesson: now.lesson.id, decision: seen.decision.id },
    passedOver: passedOver(progress, learned, isAnswered, now),
  });
}

function passedOver(
  { taught, passedOver: before }: Progress,
  learned: readonly LessonId[],
  isAnswered: boolean,
  now: Taught | null,
): LessonId | null {
  if (!isAnswered) return before;
  const isOpen = taught !== null && !learned.includes(taught.lesson) && now?.lesson.id !== taught.lesson;
  return isOpen ? taught.lesson : null;
}

/** "Go on": what was told has been read. */
export function read(progress: Progress, lesson: LessonId): Progress {
  return { ...progress, learned: [...progress.learned, lesson], taught: null, passedOver: null };
}

/** The very same object where nothing has changed, so that nothing is saved or redrawn. */
function same(before: Progress, after: Progress): Progress {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
