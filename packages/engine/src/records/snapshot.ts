import type { Point } from './checkpoint.ts';
import { isObject } from './forms.ts';
import { isState } from './named-state.ts';

/**
 * A state in the numbers of its library, readable only by the build that wrote it. A record uses names instead, and
 * takes far longer to read.
 */
export interface Snapshot {
  readonly now: Point;
  /** The last point at which nothing was in the middle of being resolved; null: there was none, or it is the same. */
  readonly quiet: Point | null;
}

/** As far as one can see without the rules. */
export function isSnapshot(data: unknown): data is Snapshot {
  return isObject(data) && isPoint(data['now']) && (data['quiet'] === null || isPoint(data['quiet']));
}

function isPoint(data: unknown): data is Point {
  if (!isObject(data)) return false;
  const { after, state } = data;
  return Number.isSafeInteger(after) && isObject(state) && isState(state);
}
