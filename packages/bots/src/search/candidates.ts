import {
  HIDDEN,
  randomBelow,
  shuffleInPlace,
  type Decision,
  type Option,
  type RandomState,
  type Rules,
  type State,
} from '@smashup/engine';
import { inclination } from './inclination.ts';

/** Answers that are worth trying, at most `width`, the most appealing first. */
export function candidates(
  rules: Rules,
  state: State,
  decision: Decision,
  width: number,
  random: RandomState,
): number[][] {
  const { min, max, kind } = decision;
  if (kind === 'order') return orders(decision, width, random);
  if (max > 1) return subsets(rules, state, decision, width, random);
  const singles = distinct(state, decision);
  if (singles.length + (min === 0 ? 1 : 0) <= width) {
    return [...singles.map((pick) => [pick]), ...(min === 0 ? [[]] : [])];
  }
  const ranked = byAppeal(rules, state, decision, singles, random).map(({ pick }) => [pick]);
  return min === 0 && width > 1 ? [...ranked.slice(0, width - 1), []] : ranked.slice(0, width);
}

/** One of each kind of option: copies of a card that is not in play are the same. */
function distinct(state: State, { options }: Decision): number[] {
  const seen = new Set<string>();
  const picks: number[] = [];
  options.forEach((option, pick) => {
    const key = likeness(state, option);
    if (key !== null) {
      if (seen.has(key)) return;
      seen.add(key);
    }
    picks.push(pick);
  });
  return picks;
}

function likeness(state: State, option: Option): string | null {
  if (!('card' in option) || (state.pieces[option.card] ?? null) !== null) return null;
  const def = state.defs[option.card] ?? HIDDEN;
  if (option.kind === 'play') return `play ${def} ${option.grant} ${option.as}`;
  return option.kind === 'card' ? `card ${def} ${state.owners[option.card]}` : null;
}

interface Appeal {
  readonly pick: number;
  readonly appeal: number;
}

/** The most appealing first; chance decides between equals. */
function byAppeal(
  rules: Rules,
  state: State,
  decision: Decision,
  picks: readonly number[],
  random: RandomState,
): Appeal[] {
  const ranked: Appeal[] = [];
  for (const pick of picks) {
    const option = decision.options[pick];
    if (option === undefined) continue;
    ranked.push({
      pick,
      appeal: inclination(rules, state, decision, option) + randomBelow(random, 100) / 200,
    });
  }
  return ranked.sort((a, b) => b.appeal - a.appeal);
}

function orders({ options, min }: Decision, width: number, random: RandomState): number[][] {
  const asGiven = options.map((_, pick) => pick).slice(0, min);
  const found = [asGiven];
  while (found.length < Math.min(width, factorial(options.length))) {
    found.push(shuffled(options.length, random).slice(0, min));
  }
  return found;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** The appealing options, then the fewest and the most that can be picked, then others at random. */
function subsets(
  rules: Rules,
  state: State,
  decision: Decision,
  width: number,
  random: RandomState,
): number[][] {
  const { options, min, max } = decision;
  const ranked = byAppeal(
    rules,
    state,
    decision,
    options.map((_, pick) => pick),
    random,
  );
  const picks = ranked.map(({ pick }) => pick);
  const wanted = ranked.filter(({ appeal }) => appeal > 0.5).length;
  const liked = Math.min(max, Math.max(min, wanted));
  const sizes = [liked, min, max].filter((size, at, all) => all.indexOf(size) === at);
  const found = sizes.map((size) => picks.slice(0, size));
  while (found.length < Math.min(width, 2 * options.length)) {
    const count = Math.max(min, Math.min(max, 1 + randomBelow(random, max)));
    found.push(shuffled(options.length, random).slice(0, count));
  }
  return found.slice(0, Math.max(1, width));
}

function shuffled(length: number, random: RandomState): number[] {
  const list = Array.from({ length }, (_, i) => i);
  shuffleInPlace(random, list);
  return list;
}
