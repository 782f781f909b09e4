import { smashUp } from '@smashup/cards';
import type { Answer, Decision, State, View } from '@smashup/engine';
import type { Mind, Thought } from '../bot.ts';
import { appraiseState } from '../evaluation/appraise.ts';
import type { Weights } from '../evaluation/weights.ts';
import type { Allowance } from './allowance.ts';
import { addTry, newProspect, reasonsFor, type Prospect } from './prospect.ts';
import type { Imagination } from './settle.ts';
import { shortlist } from './shortlist.ts';

/** How a level thinks about a decision. */
export interface Manner {
  readonly weights: Weights;
  /** Answers looked at. */
  readonly width: number;
  /** Worlds looked into at most. */
  readonly worlds: number;
  /** Worlds after which those answers are dropped that are furthest behind. */
  readonly patience: number;
  /** Plays on from an answered decision to where it can be judged. The state is used up. */
  imagine(mind: Imagination, state: State): State;
}

/** Tries the answers in imagined worlds, all in the same ones, and drops those that fall behind. */
export function compare(
  view: View,
  decision: Decision,
  manner: Manner,
  { random }: Mind,
  allowance: Allowance,
): Prospect[] {
  const { weights } = manner;
  const mind = { weights, random, turn: view.turn.number };
  const first = smashUp.determinize(view, random);
  const prospects = shortlist(mind, first, decision, manner.width).map(newProspect);
  let open = prospects.slice();
  let world = first;
  for (let seen = 1; open.length > 1 && seen <= manner.worlds; seen++) {
    for (const prospect of open) {
      const state = smashUp.clone(world);
      smashUp.apply(state, { decision: decision.id, picks: prospect.picks });
      const end = manner.imagine(mind, state);
      addTry(prospect, appraiseState(end, mind.turn, weights), decision.seat, weights);
      if (!allowance.goesOn(() => lineOf(decision, open))) return ranked(prospects);
    }
    if (seen % manner.patience === 0) open = withoutTheWorst(open);
    world = smashUp.determinize(view, random);
  }
  return ranked(prospects);
}

/** The best first: what was tried longest, and of these what gave the best chance. */
function ranked(prospects: readonly Prospect[]): Prospect[] {
  return prospects.toSorted((a, b) => b.tries - a.tries || worthOf(b) - worthOf(a));
}

function worthOf({ chance, tries }: Prospect): number {
  return tries === 0 ? 0 : chance / tries;
}

function withoutTheWorst(open: readonly Prospect[]): Prospect[] {
  return ranked(open).slice(0, Math.max(2, Math.ceil(open.length * 0.6)));
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
