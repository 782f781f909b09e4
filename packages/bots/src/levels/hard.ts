import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, finalists, prospectsFor } from '../search/compare.ts';
import { nextStep, wholeTurn, withReply } from '../search/manners.ts';
import { openingThought } from './opening.ts';

const WIDTH = 30;
/** Answers that are played out to the end of the turn, and of these those that are searched. */
const CLOSER = 8;
const CLOSEST = 5;
/** Replies are guesses: it takes as many of them to outweigh what the turn itself brings. */
const TRUST = 12;

/**
 * Monte Carlo over worlds: after a look like the normal level's, the best answers are played out to the end of the
 * next player's turn, in as many worlds as the budget allows; those that fall behind are dropped.
 */
export function hard(weights: Weights): Bot {
  return (view, decision, budget, mind) => {
    const opening = openingThought(decision);
    if (opening !== null) return opening;
    const allowance = allow(budget, mind);
    let found = prospectsFor(view, decision, weights, WIDTH, mind);
    found = compare(view, decision, found, nextStep(weights), mind, allowance);
    found = compare(view, decision, finalists(found, CLOSER), wholeTurn(weights), mind, allowance);
    found = compare(view, decision, finalists(found, CLOSEST, TRUST), withReply(weights), mind, allowance);
    return conclude(decision, found, allowance.iterations);
  };
}
