import { smashUp } from '@smashup/cards';
import { STATE_VERSION, type State } from '@smashup/engine';
import { isObject, parseJson } from '../../json.ts';
import { Violation } from './violation.ts';

/** The state as it comes back from storage. */
export function roundTrip(state: State): State {
  const copy = parseJson(JSON.stringify(state));
  if (!isState(copy)) throw new Violation('a stored state cannot be read any more');
  if (smashUp.hash(copy) !== smashUp.hash(state)) throw new Violation('a stored state comes back different');
  return copy;
}

/** Is it a state in form? That it plays on is for the check to find out. */
function isState(data: unknown): data is State {
  return isObject(data) && data['version'] === STATE_VERSION && Array.isArray(data['defs']);
}
