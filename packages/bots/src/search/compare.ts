import { smashUp } from '@smashup/cards';
import type { Answer, Decision, State, View } from '@smashup/engine';
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
  return shortlist(mind, world, decision, width).map(newProspect);
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
  const mind = { weights, random, turn: view.turn.number };
  let open = prospects.slice();
  const dropped: Prospect[] = [];
  for (let seen = 1; open.length > 1 && seen <= manner.worlds && !allowance.isOver; seen++) {
    const world = smashUp.determinize(view, random);
    for (const prospect of open) {
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

/** The best so far, to be looked at anew in another manner. */
export function finalists(ranking: readonly Prospect[], count: number): Prospect[] {
  return ranking.slice(0, count).map(({ picks }) => newProspect(picks));
}

/** The best chance first; what was not tried comes last. */
function ranked(prospects: readonly Prospect[]): Prospect[] {
  return prospects.toSorted((a, b) => worthOf(b) - worthOf(a));
}

function worthOf({ chance, tries }: Prospect): number {
  return tries === 0 ? -1 : chance / tries;
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
