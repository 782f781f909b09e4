import { STATE_VERSION, type State } from '@smashup/engine';
import { isObject, parseJson } from '../../json.ts';
import { Violation } from './violation.ts';

/**
 * The state as it comes back from storage. That it comes back as it was needs no look of its own: at every decision
 * the state is known to be plain data (see plain-data.ts).
 */
export function roundTrip(state: State): State {
  const copy = parseJson(JSON.stringify(state));
  if (!isState(copy)) throw new Violation('a stored state cannot be read any more');
  return copy;
}

/** Is it a state in form? That it plays on is for the check to find out. */
function isState(data: unknown): data is State {
  return isObject(data) && data['version'] === STATE_VERSION && Array.isArray(data['defs']);
}
