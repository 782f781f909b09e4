import { smashUp } from '@smashup/cards';
import { randomBelow, seedRandom, type Answer, type Decision, type State, type View } from '@smashup/engine';
import type { Mind, Thought } from '../bot.ts';
import { appraiseState } from '../evaluation/appraise.ts';
import type { Weights } from '../evaluation/weights.ts';
import type { Allowance } from './allowance.ts';
import { addTry, newProspect, reasonsFor, type Prospect } from './prospect.ts';
import type { Imagination } from './settle.ts';
import { shortlist } from './shortlist.ts';

/** How a level looks at answers. */
export interface Manner {
  readonly weights: Weights;
  /** Worlds looked into at most. */
  readonly worlds: number;
  /** Worlds after which those answers are dropped that are furthest behind. */
  readonly patience: number;
  /** Plays on from an answered decision to where it can be judged. The state is used up. */
  imagine(mind: Imagination, state: State): State;
}

/** The share of answers that stay when the worst are dropped. */
const KEPT = 0.6;

/** The answers to think about, in a world that is not theirs alone. */
export function prospectsFor(
  view: View,
  decision: Decision,
  weights: Weights,
  width: number,
  { random }: Mind,
): Prospect[] {
  const world = smashUp.determinize(view, random);
  const mind = { weights, random, turn: view.turn.number };
  return shortlist(mind, world, decision, width).map((picks) => newProspect(picks));
}

/** Tries the answers in imagined worlds, all in the same ones, and drops those that fall behind. The best comes first. */
export function compare(
  view: View,
  decision: Decision,
  prospects: readonly Prospect[],
  manner: Manner,
  { random }: Mind,
  allowance: Allowance,
): Prospect[] {
  const { weights } = manner;
  let open = prospects.slice();
  const dropped: Prospect[] = [];
  for (let seen = 1; open.length > 1 && seen <= manner.worlds && !allowance.isOver; seen++) {
    const world = smashUp.determinize(view, random);
    const luck = randomBelow(random, 2 ** 31);
    for (const prospect of open) {
      // The same luck for all, so that the answers make the difference.
      const mind = { weights, random: seedRandom(luck), turn: view.turn.number };
      const state = smashUp.clone(world);
      smashUp.apply(state, { decision: decision.id, picks: prospect.picks });
      const end = manner.imagine(mind, state);
      addTry(prospect, appraiseState(end, mind.turn, weights), decision.seat, weights);
      if (!allowance.goesOn(() => lineOf(decision, open))) break;
    }
    open = ranked(open);
    if (seen % manner.patience === 0)
      dropped.unshift(...open.splice(Math.max(2, Math.ceil(open.length * KEPT))));
  }
  return [...open, ...dropped];
}

/** The best so far, to be looked at anew in another manner; the old look counts like `trust` new ones. */
export function finalists(ranking: readonly Prospect[], count: number, trust = 0): Prospect[] {
  return ranking.slice(0, count).map((seen) => newProspect(seen.picks, worthOf(seen), trust));
}

/** The best chance first; what was not tried comes last. */
function ranked(prospects: readonly Prospect[]): Prospect[] {
  return prospects.toSorted((a, b) => worthOf(b) - worthOf(a));
}

function worthOf({ chance, tries, prior, trust }: Prospect): number {
  return tries + trust === 0 ? -1 : (chance + trust * prior) / (tries + trust);
}

function lineOf(decision: Decision, open: readonly Prospect[]): Answer[] {
  const [best] = ranked(open);
  return best === undefined ? [] : [{ decision: decision.id, picks: best.picks }];
}

/** The best answer, and why not the next best. */
export function conclude({ id }: Decision, [best, second]: readonly Prospect[], iterations: number): Thought {
  if (best === undefined) throw new Error(`Decision ${id} has no answer.`);
  return { answer: { decision: id, picks: best.picks }, reasons: reasonsFor(best, second), iterations };
}
