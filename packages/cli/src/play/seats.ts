import type { Seat } from '@smashup/engine';
import type { Bot } from '../opponents/bot.ts';
import { range } from '../lists.ts';
import { capitalized } from '../words/grammar.ts';

/** Who sits where: people first, then bots. */
export interface Sitter {
  readonly name: string;
  /** Null for a person. */
  readonly bot: Bot | null;
}

export function seatPeopleAndBots(people: number, bots: readonly Bot[], names: readonly string[]): Sitter[] {
  const seated: (Bot | null)[] = [...range(people).map(() => null), ...bots];
  return seated.map((bot, seat) => ({ bot, name: names[seat] ?? defaultName(bot, seat) }));
}

function defaultName(bot: Bot | null, seat: Seat): string {
  return `${bot === null ? 'Player' : capitalized(bot.name)} ${seat + 1}`;
}
