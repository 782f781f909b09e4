import type { Contestant } from '../options/bots.ts';
import { at, range } from '../lists.ts';

/**
 * All combinations of as many contestants as there are seats. If there are fewer, they share the seats in turn, and
 * each begins once if the seats do not divide evenly.
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
