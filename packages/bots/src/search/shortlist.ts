import type { Decision, State } from '@smashup/engine';
import { candidates } from './candidates.ts';
import { afterAnswer, judge, settle, type Imagination } from './settle.ts';

/** For several picks at once: sets tried to find each answer worth a closer look. */
const TRIES_PER_ANSWER = 2;
const SAMPLE = 4;

/** The answers that a bot thinks about: all single picks that differ, or sets that were built up pick by pick. */
export function shortlist(mind: Imagination, world: State, decision: Decision, width: number): number[][] {
  if (decision.max <= 1) return candidates(mind.rules, world, decision, width, mind.random);
  const worth = (picks: readonly number[]): number =>
    judge(mind, settle(mind, afterAnswer(mind.rules, { state: world, line: null }, picks), 1), decision.seat);
  const sample = candidates(mind.rules, world, decision, SAMPLE, mind.random);
  const [appealing = []] = sample;
  return withoutRepeats([...builtUp(decision, appealing, width * TRIES_PER_ANSWER, worth), ...sample]).slice(
    0,
    width,
  );
}

/**
 * Adds the pick that helps most, again and again, and gives all sets on the way that are legal. Whatever is still
 * missing to the minimum is filled up from a set that looked good.
 */
function builtUp(
  { options, min, max, kind }: Decision,
  filler: readonly number[],
  most: number,
  worth: (picks: readonly number[]) => number,
): number[][] {
  const least = kind === 'order' ? options.length : min;
  const filled = (picks: readonly number[]): number[] => {
    const rest = [...filler, ...options.keys()].filter((pick, at, all) => all.indexOf(pick) === at);
    const spare = rest.filter((pick) => !picks.includes(pick));
    return [...picks, ...spare.slice(0, Math.max(0, least - picks.length))];
  };
  const found = [filled([])];
  let picks: number[] = [];
  for (let tries = 0; picks.length < max && tries < most; tries += options.length) {
    let best: number[] | null = null;
    let highest = -Infinity;
    for (const pick of options.keys()) {
      if (picks.includes(pick)) continue;
      const longer = [...picks, pick];
      const value = worth(filled(longer));
      if (value > highest) {
        highest = value;
        best = longer;
      }
    }
    if (best === null) break;
    picks = best;
    found.push(filled(picks));
  }
  return found;
}

function withoutRepeats(sets: readonly number[][]): number[][] {
  const seen = new Set<string>();
  return sets.filter((picks) => {
    const name = picks.join();
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
