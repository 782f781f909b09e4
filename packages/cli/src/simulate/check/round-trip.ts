import { STATE_VERSION, type State } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import { isObject } from '../../json.ts';
import { Violation } from './violation.ts';

/** The state as it comes back from storage. */
export function roundTrip(state: State): State {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  if (!isState(copy)) throw new Violation('a stored state cannot be read any more');
  if (!isSame(copy, state)) throw new Violation('a stored state comes back different');
  return copy;
}

/** Is it a state in form? That it plays on is for the check to find out. */
function isState(data: unknown): data is State {
  return isObject(data) && data['version'] === STATE_VERSION && Array.isArray(data['defs']);
}
