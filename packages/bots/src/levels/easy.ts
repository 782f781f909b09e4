import { randomBelow, type RandomState, type Rules } from '@smashup/engine';
import type { Bot } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { allow } from '../search/allowance.ts';
import { compare, conclude, prospectsFor } from '../search/compare.ts';
import { nextStep, unseen } from '../search/manners.ts';
import type { Prospect } from '../search/prospect.ts';
import { openingThought } from './opening.ts';

const WIDTH = 8;
/** One option in this many is overlooked. */
const OVERLOOKED = 4;
/** VP by which it misjudges what comes of an answer, at most. */
const MISJUDGED = 1.2;
/** The share of the others' gains that it overlooks. */
const SELF_CENTRED = 0.5;

/** Short-sighted: looks only at the next step, does not consider what others are up to, and makes mistakes. */
export function easy(rules: Rules, weights: Weights): Bot {
  return (view, decision, { millis }, mind) => {
    const opening = openingThought(decision);
    if (opening !== null) return opening;
    const matter = { rules, view, decision, weights, mind, allowance: allow({ millis }, mind) };
    const compared = compare(matter, prospectsFor(matter, WIDTH), unseen(nextStep, decision));
    return conclude(matter, asSeen(compared, mind.random));
  };
}

/** The prospects with mistakes added, the best first. */
function asSeen(prospects: readonly Prospect[], random: RandomState): Prospect[] {
  const noticed = prospects.filter(() => randomBelow(random, OVERLOOKED) > 0);
  return (noticed.length === 0 ? prospects : noticed)
    .map((prospect) => ({ prospect, worth: impression(prospect, random) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ prospect }) => prospect);
}

function impression({ lead, lost }: Prospect, random: RandomState): number {
  return lead - SELF_CENTRED * lost + (MISJUDGED * randomBelow(random, 1000)) / 1000;
}
