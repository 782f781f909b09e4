import type { Milestone } from './course.ts';
import type { Pass, Step } from './position.ts';

/** Where a match is, beside the record of its game. */
export interface Bookmark {
  /** How many entries its log has. */
  readonly number: number;
  /** What can still be taken back. */
  readonly steps: readonly Step[];
  readonly course: readonly Milestone[];
  /** Windows that were passed under standing orders. */
  readonly passes: readonly Pass[];
}
