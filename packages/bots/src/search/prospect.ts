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
  /** The chance to win that an earlier look gave it, and how many tries that look counts for. */
  readonly prior: number;
  readonly trust: number;
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
  readonly end: State;
}

export function newProspect(
  picks: readonly number[],
  plan: Prospect['plan'] = null,
  prior = 0,
  trust = 0,
): Prospect {
  return { picks, plan, prior, trust, chances: [], lead: 0, terms: new Map(), outlook: null };
}

export function addTry(
  prospect: Prospect,
  outlook: Outlook,
  appraisal: Appraisal,
  seat: Seat,
  w: Weights,
): void {
  prospect.outlook ??= outlook;
  prospect.chances.push(chanceToWin(appraisal, seat, w));
  prospect.lead += leadOf(appraisal, seat, w);
  const { terms } = prospect;
  for (const term of termsOf(appraisal, seat, w)) {
    const name = nameOf(term);
    terms.set(name, { ...term, amount: term.amount + (terms.get(name)?.amount ?? 0) });
  }
}

function nameOf({ key, base, player }: Reason): string {
  return `${key} ${base} ${player}`;
}

/** The chance to win, as far as it is known; -1 if nothing was tried. */
export function worthOf({ chances, prior, trust }: Prospect): number {
  const tries = chances.length + trust;
  if (tries === 0) return -1;
  return (chances.reduce((sum, chance) => sum + chance, 0) + trust * prior) / tries;
}

/** The standard error of the difference between two that were tried in the same worlds. */
export function doubtBetween(one: Prospect, other: Prospect): number {
  const gaps = one.chances.map((chance, world) => chance - (other.chances[world] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0);
  return Math.sqrt(spread / (gaps.length - 1) / gaps.length);
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
