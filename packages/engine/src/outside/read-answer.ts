import type { Decision } from '../model/decision.ts';
import { SmashUpError } from './errors.ts';

/**
 * Checks an answer, which may be any value, against the decision and returns its picks as a new list. Anything that
 * does not fit is a SmashUpError. Each part is read once, so that nothing can change between the check and the use.
 */
export function readPicks(pending: Decision | null, answer: unknown): number[] {
  if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
  try {
    return picksOf(pending, answer);
  } catch (error) {
    if (error instanceof SmashUpError) throw error;
    // A getter, or a proxy, that throws.
    throw new SmashUpError(`${called(pending)}: the answer cannot be read.`);
  }
}

function picksOf(pending: Decision, answer: unknown): number[] {
  const { id, min, max } = pending;
  if (!isAnswer(answer))
    throw new SmashUpError(`An answer names its decision and its picks: ${id} is pending.`);
  const { decision, picks } = answer;
  if (decision !== id) {
    throw new SmashUpError(`${called(pending)} is pending; the answer is for decision ${inWords(decision)}.`);
  }
  if (!Array.isArray(picks))
    throw new SmashUpError(`${called(pending)} takes a list of picks, not ${inWords(picks)}.`);
  const count: unknown = picks.length;
  if (typeof count !== 'number' || !(count >= min && count <= max)) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    const picks = max === 1 ? 'pick' : 'picks';
    throw new SmashUpError(`${called(pending)} takes ${wanted} ${picks}, not ${inWords(count)}.`);
  }
  // Most take one pick: a list that grows reserves room for many.
  if (count === 1) return [readPick(pending, picks[0])];
  const read: number[] = [];
  for (let i = 0; i < count; i++) {
    const pick = readPick(pending, picks[i]);
    if (read.includes(pick))
      throw new SmashUpError(`${called(pending)}: each option can be picked only once.`);
    read.push(pick);
  }
  return read;
}

function readPick(pending: Decision, pick: unknown): number {
  const { length } = pending.options;
  if (isIndex(pick) && pick < length) return pick;
  throw new SmashUpError(`${called(pending)} has options 0 to ${length - 1}; there is no ${inWords(pick)}.`);
}

/** Which question it is, as everybody may know: `Decision 4 (choose: destroy)`. */
function called({ id, kind, prompt: { key } }: Decision): string {
  return key === kind ? `Decision ${id} (${kind})` : `Decision ${id} (${kind}: ${key})`;
}

function isAnswer(data: unknown): data is { readonly decision: unknown; readonly picks: unknown } {
  return typeof data === 'object' && data !== null && 'decision' in data && 'picks' in data;
}

function isIndex(data: unknown): data is number {
  return Number.isInteger(data) && typeof data === 'number' && data >= 0 && !Object.is(data, -0);
}

function inWords(data: unknown): string {
  if (typeof data === 'number' || typeof data === 'boolean' || data === null)
    return Object.is(data, -0) ? '-0' : `${data}`;
  return typeof data === 'string' ? `"${data.slice(0, 40)}"` : typeof data;
}
