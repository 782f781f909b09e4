import { randomBelow, seedRandom, type Answer, type Decision, type Rules, type View } from '@smashup/engine';
import type { Mind, Thought } from '../bot.ts';
import { appraiseState } from '../evaluation/appraise.ts';
import type { Weights } from '../evaluation/weights.ts';
import type { Allowance } from './allowance.ts';
import { answersOf, toAnswer } from './line.ts';
import { addTry, doubtBetween, newProspect, worthOf, type Playout, type Prospect } from './prospect.ts';
import { afterAnswer, type Imagined, type Imagination } from './settle.ts';
import { shortlist } from './shortlist.ts';

/** The decision, and what a simulation needs. */
export interface Matter {
  readonly rules: Rules;
  readonly view: View;
  readonly decision: Decision;
  readonly weights: Weights;
  readonly mind: Mind;
  readonly allowance: Allowance;
}

/** How a level simulates answers. */
export interface Manner {
  /** Worlds looked into at most. */
  readonly worlds: number;
  /** Does a try count as an iteration? */
  readonly counts: boolean;
  /** Plays on from an answered decision to a point where it can be judged. The imagined game is used up. */
  imagine(mind: Imagination, imagined: Imagined, plan: Prospect['plan']): Playout;
}

/** The answers to think about, in a world they share. */
export function prospectsFor(matter: Matter, width: number): Prospect[] {
  const { rules, view, decision, mind } = matter;
  const world = rules.determinize(view, mind.random);
  return shortlist(imagination(matter, mind.random), world, decision, width).map((picks) =>
    newProspect(picks),
  );
}

function imagination(
  { rules, weights, view, decision, allowance }: Matter,
  random: Imagination['random'],
): Imagination {
  return {
    rules,
    weights,
    random,
    seat: decision.seat,
    turn: view.turn.number,
    isLate: () => allowance.isLate(),
  };
}

/** Tries the answers in imagined worlds, all in the same ones, and drops those that fall behind. The best comes first. */
export function compare(matter: Matter, prospects: readonly Prospect[], manner: Manner): Prospect[] {
  const { allowance } = matter;
  let open = prospects.slice();
  const dropped: Prospect[] = [];
  for (let seen = 1; open.length > 1 && seen <= manner.worlds && !allowance.isOver; seen++) {
    if (!tryOnce(matter, open, manner)) break;
    open = ranked(open);
    if (seen >= ENOUGH) dropped.unshift(...takeOutSettled(open, SLIGHT * allowance.used()));
  }
  return [...open, ...dropped];
}

/** Plans that are tried again when a win was seen in few worlds. */
const HOPEFUL = 4;
/** A chance to win that a few worlds do not show. */
const SURE = 0.99;

/** A win that was seen in few worlds may be their luck: then the best plans are tried again, in all of the manner's worlds. */
export function confirm(matter: Matter, ranking: readonly Prospect[], manner: Manner): readonly Prospect[] {
  const [best] = ranking;
  if (best === undefined || worthOf(best) < SURE) return ranking;
  const again = finalists(matter.decision, ranking, HOPEFUL);
  for (let seen = 0; seen < manner.worlds && tryOnce(matter, again, manner); seen++);
  return ranked(again);
}

/** Tries all of them in one more world; returns whether there was time for it. */
function tryOnce(matter: Matter, open: readonly Prospect[], manner: Manner): boolean {
  const { rules, view, decision, weights } = matter;
  const playouts = lookAt(matter, open, manner);
  // A world in which not every answer was tried favours some of them, so it counts only where nothing else is
  // known.
  if (playouts.length < open.length && open.every((prospect) => worthOf(prospect) >= 0)) return false;
  playouts.forEach((playout, at) => {
    const appraisals = playout.ends.map((end) => appraiseState(rules, end, view.turn.number, weights));
    const prospect = open[at];
    if (prospect !== undefined) addTry(prospect, playout, appraisals, decision.seat, weights);
  });
  return true;
}

/** One try of each in the same world; fewer if the allowance is used up. */
function lookAt(matter: Matter, open: readonly Prospect[], manner: Manner): Playout[] {
  const { rules, view, decision, mind, allowance } = matter;
  const world = { state: rules.determinize(view, mind.random), line: null };
  const luck = randomBelow(mind.random, 2 ** 31);
  const playouts: Playout[] = [];
  for (const { picks, plan } of open) {
    // The same luck for all, so that the answers make the difference.
    const playout = manner.imagine(
      imagination(matter, seedRandom(luck)),
      afterAnswer(rules, world, picks),
      plan,
    );
    if (allowance.isLate()) break;
    playouts.push(playout);
    if (manner.counts && !allowance.goesOn(() => lineOf(decision, open))) break;
  }
  return playouts;
}

/** Worlds before anybody is dropped. */
const ENOUGH = 3;
/**
 * A gain in the chance to win that is not worth going on for when the budget is all but used up; earlier, the
 * threshold is lower.
 */
const SLIGHT = 0.0025;

/** Removes those that are not worth more tries: they are clearly behind the first, or just as good. */
function takeOutSettled(open: Prospect[], slight: number): Prospect[] {
  const [best, ...others] = open;
  if (best === undefined) return [];
  const settled = others.filter((other) => mistake(best, other) < slight);
  for (const prospect of settled) open.splice(open.indexOf(prospect), 1);
  return settled;
}

/** What is lost on average by taking the one that looks better, when the other may really be. */
function mistake(best: Prospect, other: Prospect): number {
  const behind = worthOf(best) - worthOf(other);
  const doubt = doubtBetween(best, other);
  return (doubt * Math.log1p(Math.exp((-STEEP * behind) / doubt))) / STEEP;
}

/** Makes the logistic curve resemble the normal one. */
const STEEP = 1.7;

/** The best so far, to be looked at again in another manner; those further behind than `hope` are given up. */
export function finalists(
  { seat }: Decision,
  ranking: readonly Prospect[],
  count: number,
  hope = Infinity,
): Prospect[] {
  const [best] = ranking;
  const least = best === undefined ? 0 : worthOf(best) - hope;
  const near = ranking.filter((prospect) => worthOf(prospect) >= least);
  return near.slice(0, count).map((prospect) => {
    const { picks, plan, playout } = prospect;
    const line = playout === null ? plan : answersOf(playout.line, seat).slice(1);
    return newProspect(picks, line, worthOf(prospect));
  });
}

/** With the picks that the best answer is to be compared with, if there are any. */
export function withRival({ decision, mind: { rival } }: Matter, prospects: readonly Prospect[]): Prospect[] {
  const isThere = rival === undefined || prospects.some(({ picks }) => isSamePicks(picks, rival, decision));
  return isThere ? [...prospects] : [...prospects, newProspect(rival)];
}

/** The same options, in the same order where that matters. */
export function isSamePicks(
  one: readonly number[],
  other: readonly number[],
  { kind }: Pick<Decision, 'kind'>,
): boolean {
  const sorted = (picks: readonly number[]): readonly number[] =>
    kind === 'order' ? picks : picks.toSorted((a, b) => a - b);
  return sorted(one).join() === sorted(other).join();
}

/** The best chance first; what was not tried comes last. */
function ranked(prospects: readonly Prospect[]): Prospect[] {
  return prospects.toSorted((a, b) => worthOf(b) - worthOf(a));
}

/** The answer that is best so far, and what is planned afterwards. */
function lineOf({ id }: Decision, open: readonly Prospect[]): Answer[] {
  const [best] = ranked(open);
  if (best === undefined) return [];
  return [{ decision: id, picks: best.picks }, ...(best.plan ?? []).map(toAnswer)];
}

/** The best answer, and what is planned after it. */
export function conclude(
  { decision, allowance, mind: { rival } }: Matter,
  ranking: readonly Prospect[],
): Thought {
  const { id } = decision;
  const other =
    rival === undefined ? undefined : ranking.find(({ picks }) => isSamePicks(picks, rival, decision));
  const [best] = ranking;
  if (best === undefined) throw new Error(`Decision ${id} has no answer.`);
  const plan = best.playout === null ? best.plan : answersOf(best.playout.line, decision.seat).slice(1);
  return {
    answer: { decision: id, picks: best.picks },
    plan: (plan ?? []).map(({ decision: asked, picks }) => ({ decision: asked, picks })),
    iterations: allowance.iterations,
    ...known('chance', best),
    ...(other === undefined ? {} : known('rivalChance', other)),
  };
}

/** An answer that is the only one needs no imagination. */
function known(key: 'chance' | 'rivalChance', prospect: Prospect): Pick<Thought, 'chance' | 'rivalChance'> {
  const chance = worthOf(prospect);
  return chance < 0 ? {} : { [key]: chance };
}
