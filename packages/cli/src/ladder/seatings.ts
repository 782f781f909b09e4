import type { Contestant } from '../options/bots.ts';
import { at, range } from '../lists.ts';

/**
 * Who meets whom: every choice of as many as there are seats. Fewer than that share the seats in turn, and each of them
 * begins once if the seats do not go round evenly.
 */
export function seatings(contestants: readonly Contestant[], players: number): Contestant[][] {
  const count = contestants.length;
  if (count >= players) return choices(contestants, players);
  const starts = players % count === 0 ? 1 : count;
  return range(starts).map((start) => range(players).map((seat) => at(contestants, (start + seat) % count)));
}

function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
