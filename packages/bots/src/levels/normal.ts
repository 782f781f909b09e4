import type { Rules } from '@smashup/engine';
import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, confirm, finalists, prospectsFor } from '../search/compare.ts';
import { confirming, nextStep, unseen, wholeTurn } from '../search/manners.ts';
import { openingThought } from './opening.ts';

const WIDTH = 24;
/** Answers that are played out to the end of the turn. */
const CLOSER = 8;

/** Greedy over whole turns: the answers that look best at first sight are played out to the end of the turn. */
export function normal(rules: Rules, weights: Weights): Bot {
  return (view, decision, { millis }, mind) => {
    const opening = openingThought(decision);
    if (opening !== null) return opening;
    const matter = { rules, view, decision, weights, mind, allowance: allow({ millis }, mind) };
    const seen = compare(matter, prospectsFor(matter, WIDTH), unseen(nextStep, decision));
    const played = compare(matter, finalists(decision, seen, CLOSER), unseen(wholeTurn, decision));
    return conclude(matter, confirm(matter, played, confirming));
  };
}
