import { clone } from '../model/clone.ts';
import type { State } from '../model/state.ts';
import type { Library } from '../library/library.ts';
import type { Rules } from '../outside/rules.ts';
import { fromNamed, toNamed } from './named-state.ts';
import { portraitHash } from './portrait.ts';
import type { Checkpoint } from '../model/record.ts';

/** A state, and how many answers had been given. */
export interface Point {
  readonly after: number;
  readonly state: State;
}

export function toCheckpoint(lib: Library, { after, state }: Point): Checkpoint {
  return { after, hash: portraitHash(lib, state), state: toNamed(lib, state) };
}

/**
 * The state of a checkpoint under these rules; null if it refers to something that no longer exists, or has changed.
 */
export function fromCheckpoint(rules: Rules, checkpoint: Checkpoint): State | null {
  try {
    const state = clone(fromNamed(rules.library, checkpoint.state));
    const isWhole = rules.violations(state).length === 0;
    return isWhole && portraitHash(rules.library, state) === checkpoint.hash ? state : null;
  } catch {
    // A checkpoint with any error is ignored.
    return null;
  }
}

/** Between cards, with nothing in the middle of being resolved: no change to a card can spoil such a point. */
export function isQuiet({ stack, pending }: State): boolean {
  return pending?.kind === 'play' && stack.length === 1;
}
