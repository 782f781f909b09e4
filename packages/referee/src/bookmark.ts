import type { Snapshot } from '@smashup/engine';
import type { Milestone } from './course.ts';
import type { Pass, Step } from './position.ts';

/** The position of a match, readable only by the build that wrote it. */
export interface Bookmark {
  /** Number of entries in its journal. */
  readonly number: number;
  readonly game: Snapshot;
  /** Answers that can still be undone. */
  readonly steps: readonly Step[];
  readonly course: readonly Milestone[];
  /** Windows that were passed under standing orders. */
  readonly passes: readonly Pass[];
}
