import type { Seat, State } from '@smashup/engine';
import type { Reason } from '../bot.ts';
import type { Appraisal } from '../evaluation/appraise.ts';
import { chanceToWin, leadOf } from '../evaluation/race.ts';
import { termsOf } from '../evaluation/terms.ts';
import type { Weights } from '../evaluation/weights.ts';
import type { Line } from './line.ts';

/** What was imagined to come of one answer, in all worlds in which it was tried. */
export interface Prospect {
  readonly picks: readonly number[];
  /** What its player means to answer afterwards this turn, if that was thought about. */
  readonly plan: readonly Line[] | null;
  /** The chance to win that an earlier look gave it, as long as nothing else is known; -1: none. */
  readonly prior: number;
  /** The chances to win, world by world. */
  readonly chances: number[];
  /** Sums over the tries. */
  lead: number;
  readonly terms: Map<string, Reason>;
  /** Its first try. */
  outlook: Outlook | null;
}

/** How one try went. */
export interface Outlook {
  /** The answers up to where the turn was left to end. */
  readonly line: Line | null;
  /** Where it is judged; all count alike. */
  readonly ends: readonly State[];
}

export function newProspect(picks: readonly number[], plan: Prospect['plan'] = null, prior = -1): Prospect {
  return { picks, plan, prior, chances: [], lead: 0, terms: new Map(), outlook: null };
}

export function addTry(
  prospect: Prospect,
  outlook: Outlook,
  appraisals: readonly Appraisal[],
  seat: Seat,
  w: Weights,
): void {
  prospect.outlook ??= outlook;
  const share = 1 / appraisals.length;
  let chance = 0;
  for (const appraisal of appraisals) {
    chance += share * chanceToWin(appraisal, seat, w);
    prospect.lead += share * leadOf(appraisal, seat, w);
    addTerms(prospect.terms, termsOf(appraisal, seat, w), share);
  }
  prospect.chances.push(chance);
}

function addTerms(sums: Map<string, Reason>, terms: readonly Reason[], share: number): void {
  for (const term of terms) {
    const name = nameOf(term);
    sums.set(name, { ...term, amount: share * term.amount + (sums.get(name)?.amount ?? 0) });
  }
}

function nameOf({ key, base, player }: Reason): string {
  return `${key} ${base} ${player}`;
}

/** The chance to win, as far as it is known. */
export function worthOf({ chances, prior }: Prospect): number {
  return chances.length === 0 ? prior : mean(chances);
}

/** How much the gap between two answers varies from world to world as a rule, and how many worlds the rule counts for. */
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

const MOST_REASONS = 4;
/** Less than this, in VP, is no reason. */
const SLIGHT = 0.02;

/** Why one answer and not the other: the terms that are better after it, the strongest first. */
export function reasonsFor(chosen: Prospect, other: Prospect | undefined): Reason[] {
  const reasons: Reason[] = [];
  if (other !== undefined && chosen.chances.length > 0 && other.chances.length > 0) {
    const names = new Set([...chosen.terms.keys(), ...other.terms.keys()]);
    for (const name of names) {
      const here = chosen.terms.get(name);
      const there = other.terms.get(name);
      const term = here ?? there;
      const amount =
        (here?.amount ?? 0) / chosen.chances.length - (there?.amount ?? 0) / other.chances.length;
      if (term !== undefined && amount >= SLIGHT) reasons.push({ ...term, amount });
    }
  }
  if (reasons.length === 0) return [{ key: 'no difference', amount: 0 }];
  return reasons.sort((a, b) => b.amount - a.amount).slice(0, MOST_REASONS);
}
