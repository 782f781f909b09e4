import type { Snapshot } from '@smashup/engine';
import type { Milestone } from './course.ts';
import type { Pass, Step } from './position.ts';

/** Where a match is, for the very program that was there. */
export interface Bookmark {
  /** How many entries its journal has. */
  readonly number: number;
  readonly game: Snapshot;
  /** What can still be taken back. */
  readonly steps: readonly Step[];
  readonly course: readonly Milestone[];
  /** Windows that were passed under standing orders. */
  readonly passes: readonly Pass[];
}
