import type { Contestant } from '../options/bots.ts';
import { at, range, rotate } from '../lists.ts';

/**
 * All combinations of as many contestants as there are seats, each as often as it has contestants: they move on by one
 * seat, so that every deal is played by each of them from each side. If there are fewer contestants than seats, they
 * share the seats in turn.
 */
export function seatings(contestants: readonly Contestant[], players: number): Contestant[][] {
  const tables = contestants.length >= players ? choices(contestants, players) : [contestants];
  return tables.flatMap((table) =>
    range(table.length).map((start) => {
      const order = rotate(table, start);
      return range(players).map((seat) => at(order, seat % order.length));
    }),
  );
}

function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
