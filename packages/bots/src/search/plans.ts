import type { State } from '@smashup/engine';
import { compare, finalists, type Matter } from './compare.ts';
import { asPlanned, wholeTurnWell } from './manners.ts';
import { newProspect, type Prospect } from './prospect.ts';

/** Most searches for a plan, and the part of the budget for it. */
const MOST_ROUNDS = 6;
const PART = 0.5;
/** Number of plans tried in several worlds, and number of worlds. */
const PROMISING = 14;
const WORLDS = 4;

/**
 * Plans for the rest of the turn, the best first. How an imagined turn goes depends on luck and hidden cards, so each
 * answer is played out several times, each time in another world; then all plans found are tried in the same worlds.
 */
export function planTurns(matter: Matter, answers: readonly Prospect[]): Prospect[] {
  const { decision, allowance } = matter;
  if (answers.length === 1) return [...answers];
  const found: Prospect[] = [];
  for (let round = 0; round < MOST_ROUNDS && allowance.used() < PART && !allowance.isOver; round++) {
    const anew = answers.map(({ picks }) => newProspect(picks));
    found.push(...finalists(decision, compare(matter, anew, wholeTurnWell), anew.length));
  }
  if (found.length === 0) return [...answers];
  const seen = compare(matter, found, asPlanned(1));
  const differing = finalists(decision, withoutRepeats(seen), PROMISING);
  return compare(matter, differing, asPlanned(WORLDS));
}

/** Drops plans that lead to the same position as a better one. */
function withoutRepeats(plans: readonly Prospect[]): Prospect[] {
  const seen = new Set<string>();
  return plans.filter(({ playout }) => {
    if (playout === null) return true;
    const name = playout.ends.map(outcome).join();
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** The position as a key: the same whatever the order of the plays. */
function outcome({ pieces, players, bases }: State): string {
  const parts = bases.map(({ base }) => String(base));
  for (const piece of pieces) {
    if (piece === null) continue;
    const { card, base, on, controller, counters, as } = piece;
    parts.push(`${card} ${base} ${on} ${controller} ${counters} ${as}`);
  }
  for (const { vp, hand } of players) parts.push(`${vp}: ${hand.toSorted((a, b) => a - b).join(' ')}`);
  return parts.join();
}
