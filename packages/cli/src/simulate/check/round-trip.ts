import { STATE_VERSION, type State } from '@smashup/engine';
import { isObject } from '../../json.ts';
import { copyOf } from './plain-copy.ts';
import { Violation } from './violation.ts';

/**
 * The state as it comes back from storage. At every decision it is known to be plain data (see plain-data.ts), and
 * that comes back from JSON as a copy which shares nothing with it; to make such a copy is several times cheaper than
 * to write and read the text.
 */
export function roundTrip(state: State): State {
  const copy = copyOf(state);
  if (!isState(copy)) throw new Violation('a stored state cannot be read any more');
  return copy;
}

/** Is it a state in form? That it plays on is for the check to find out. */
function isState(data: unknown): data is State {
  return isObject(data) && data['version'] === STATE_VERSION && Array.isArray(data['defs']);
}
