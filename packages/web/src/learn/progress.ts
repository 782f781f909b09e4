import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { AT_FIRST, follow, read, type Progress } from './follow.ts';
import type { LessonId } from './lesson.ts';
import type { Seen } from './seen.ts';

interface Guided {
  /** The guided game among the saved ones; null: none has begun. */
  readonly game: string | null;
  readonly progress: Progress;
  readonly isOver: boolean;
}

/** The guided game and how far its lessons have come; kept in this browser. */
export const useGuided = create<Guided>()(
  persist((): Guided => ({ game: null, progress: AT_FIRST, isOver: false }), { name: 'smashup-learn' }),
);

export function beginLessons(game: string): void {
  useGuided.setState({ game, progress: AT_FIRST, isOver: false });
}

export function followSeen(progress: Progress, seen: Seen): void {
  const { isOver } = useGuided.getState();
  const after = follow(progress, seen);
  const ends = seen.view.turn.phase === 'over';
  if (after !== progress || ends !== isOver) useGuided.setState({ progress: after, isOver: ends });
}

export function readLesson(lesson: LessonId): void {
  useGuided.setState(({ progress }) => ({ progress: read(progress, lesson) }));
}
