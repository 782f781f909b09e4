import type { Seat } from '@smashup/engine';
import { range } from '../lists.ts';
import { titleOf, type Contestant } from '../options/bots.ts';

/** The seats: people first, then bots. */
export interface Sitter {
  readonly name: string;
  /** Null for a person. */
  readonly bot: Contestant | null;
}

export function seatPeopleAndBots(
  people: number,
  bots: readonly Contestant[],
  names: readonly string[],
): Sitter[] {
  const seated: (Contestant | null)[] = [...range(people).map(() => null), ...bots];
  return seated.map((bot, seat) => ({ bot, name: names[seat] ?? defaultName(bot, seat) }));
}

function defaultName(bot: Contestant | null, seat: Seat): string {
  return `${bot === null ? 'Player' : titleOf(bot)} ${seat + 1}`;
}
