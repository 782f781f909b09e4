import type { Rules } from '@smashup/engine';
import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, confirm, finalists, prospectsFor, withRival } from '../search/compare.ts';
import { confirming, nextStep, roundTheTable } from '../search/manners.ts';
import { planTurns } from '../search/plans.ts';
import { openingThought } from './opening.ts';

const WIDTH = 30;
/** Answers that plans for the turn are made for, and plans that are searched further. */
const CLOSER = 8;
const CLOSEST = 6;
/** A plan that is further behind than this, in chance to win, will not catch up later. */
const HOPE = 0.12;

/**
 * Monte Carlo over worlds: the answers that look best at first sight are made into plans for the whole turn, and the
 * best plans are played on round the table, in as many worlds as the budget allows or as it takes to tell them apart.
 */
export function hard(rules: Rules, weights: Weights): Bot {
  return (view, decision, budget, mind) => {
    const opening = openingThought(decision);
    if (opening !== null) return opening;
    const matter = { rules, view, decision, weights, mind, allowance: allow(budget, mind) };
    const seen = compare(matter, prospectsFor(matter, WIDTH), nextStep);
    const plans = planTurns(matter, finalists(decision, seen, CLOSER));
    const last = withRival(matter, finalists(decision, plans, CLOSEST, HOPE));
    return conclude(matter, confirm(matter, compare(matter, last, roundTheTable), confirming));
  };
}
