import type { Seat } from '@smashup/engine';
import type { Reason } from '../bot.ts';
import type { Appraisal } from '../evaluation/appraise.ts';
import { chanceToWin, leadOf } from '../evaluation/race.ts';
import { termsOf } from '../evaluation/terms.ts';
import type { Weights } from '../evaluation/weights.ts';

/** What was imagined to come of one answer, in all worlds in which it was tried. */
export interface Prospect {
  readonly picks: readonly number[];
  /** The chance to win that an earlier look gave it, and how many tries that look counts for. */
  readonly prior: number;
  readonly trust: number;
  tries: number;
  /** Sums over the tries. */
  chance: number;
  lead: number;
  readonly terms: Map<string, Reason>;
}

export function newProspect(picks: readonly number[], prior = 0, trust = 0): Prospect {
  return { picks, prior, trust, tries: 0, chance: 0, lead: 0, terms: new Map() };
}

export function addTry(prospect: Prospect, appraisal: Appraisal, seat: Seat, w: Weights): void {
  prospect.tries++;
  prospect.chance += chanceToWin(appraisal, seat, w);
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

const MOST_REASONS = 4;
/** Less than this, in VP, is no reason. */
const SLIGHT = 0.02;

/** Why one answer and not the other: the terms that are better after it, the strongest first. */
export function reasonsFor(chosen: Prospect, other: Prospect | undefined): Reason[] {
  const reasons: Reason[] = [];
  if (other !== undefined && chosen.tries > 0 && other.tries > 0) {
    const names = new Set([...chosen.terms.keys(), ...other.terms.keys()]);
    for (const name of names) {
      const here = chosen.terms.get(name);
      const there = other.terms.get(name);
      const term = here ?? there;
      const amount = (here?.amount ?? 0) / chosen.tries - (there?.amount ?? 0) / other.tries;
      if (term !== undefined && amount >= SLIGHT) reasons.push({ ...term, amount });
    }
  }
  if (reasons.length === 0) return [{ key: 'no difference', amount: 0 }];
  return reasons.sort((a, b) => b.amount - a.amount).slice(0, MOST_REASONS);
}
