import { MEASURED } from './measured-strengths.ts';

/**
 * The sum over the factions of a deck: how many more of 100 games it wins than an average one. A faction that has not
 * been measured counts as average.
 */
export function strengthOf(factions: readonly string[]): number {
  let sum = 0;
  for (const faction of factions) sum += MEASURED[faction] ?? 0;
  return sum;
}
