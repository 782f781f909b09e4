import type { Seat, State } from '@smashup/engine';
import type { Appraisal } from '../evaluation/appraise.ts';
import { chanceToWin, leadOf } from '../evaluation/race.ts';
import { lostToOthers } from '../evaluation/denied.ts';
import type { Weights } from '../evaluation/weights.ts';
import type { Line } from './line.ts';

/** The simulated outcomes of one answer, in all worlds in which it was tried. */
export interface Prospect {
  readonly picks: readonly number[];
  /** The planned answers for the rest of this turn, if there is a plan. */
  readonly plan: readonly Line[] | null;
  /** The chance to win that an earlier look gave it, as long as nothing else is known; -1: none. */
  readonly prior: number;
  /** The chances to win, world by world. */
  readonly chances: number[];
  /** Sums over the tries. */
  lead: number;
  /** The part of it that is the others' assets. */
  lost: number;
  /** Its first try. */
  playout: Playout | null;
}

/** The outcome of one try. */
export interface Playout {
  /** The answers up to where the turn was left to end. */
  readonly line: Line | null;
  /** The positions it is judged by, with equal weight. */
  readonly ends: readonly State[];
}

export function newProspect(picks: readonly number[], plan: Prospect['plan'] = null, prior = -1): Prospect {
  return { picks, plan, prior, chances: [], lead: 0, lost: 0, playout: null };
}

export function addTry(
  prospect: Prospect,
  playout: Playout,
  appraisals: readonly Appraisal[],
  seat: Seat,
  w: Weights,
): void {
  prospect.playout ??= playout;
  const share = 1 / appraisals.length;
  let chance = 0;
  for (const appraisal of appraisals) {
    chance += share * chanceToWin(appraisal, seat, w);
    prospect.lead += share * leadOf(appraisal, seat, w);
    prospect.lost += share * lostToOthers(appraisal, seat, w);
  }
  prospect.chances.push(chance);
}

/** The chance to win, as far as it is known. */
export function worthOf({ chances, prior }: Prospect): number {
  return chances.length === 0 ? prior : mean(chances);
}

/**
 * The usual variance of the gap between two answers from world to world, and how many worlds that assumption counts
 * for.
 */
const USUAL_SPREAD = 0.03;
const RULE = 3;

/** The standard error of the gap between two that were tried in the same worlds. */
export function doubtBetween(one: Prospect, other: Prospect): number {
  const gaps = one.chances.map((chance, world) => chance - (other.chances[world] ?? 0));
  const middle = mean(gaps);
  const squares = gaps.reduce((sum, gap) => sum + (gap - middle) ** 2, RULE * USUAL_SPREAD ** 2);
  return Math.sqrt(squares / (gaps.length - 1 + RULE) / gaps.length);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
