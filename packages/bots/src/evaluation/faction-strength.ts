import type { Decision } from '@smashup/engine';
import type { Thought } from '../bot.ts';

/**
 * How many of 100 games a deck with this faction wins more (or fewer) than one without, as measured by
 * tools/factions.ts over games of normal bots with factions at random.
 */
const STRENGTH: Readonly<Record<string, number>> = {};

/** VP that a win rate of one in a hundred is worth. */
const VP_PER_POINT = 0.1;

/** The strongest faction on offer. */
export function bestFaction({ id, options }: Decision): Thought {
  const ranked = options
    .map((option, pick) => ({ pick, worth: option.kind === 'faction' ? (STRENGTH[option.faction] ?? 0) : 0 }))
    .sort((a, b) => b.worth - a.worth);
  const [best, second] = ranked;
  const amount = ((best?.worth ?? 0) - (second?.worth ?? 0)) * VP_PER_POINT;
  return {
    answer: { decision: id, picks: [best?.pick ?? 0] },
    reasons: [{ key: 'faction', amount }],
    iterations: 0,
  };
}
