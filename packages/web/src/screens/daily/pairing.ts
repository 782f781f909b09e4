import type { GameSetUp, SeatSetUp } from '@smashup/referee/protocol';
import { DEFAULT_FORM, toSetUp, type SeatForm } from '../new-game/set-up-form.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A day as its date is written: 2026-11-16. */
export type Day = string;

/** Today where the person is. */
export function dayOf(date: Date): Day {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whom everybody plays with and against on one day. */
export interface Pairing {
  readonly yours: readonly [string, string];
  readonly theirs: readonly [string, string];
}

/** The same on that day for everybody with these factions. A faction that comes new to the game changes only the days on which it is drawn. */
export function pairingOf(day: Day, factions: readonly string[]): Pairing {
  const [first, second, third, fourth] = factions.toSorted(
    (one, other) => lotOf(day, one) - lotOf(day, other),
  );
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    throw new Error('A pairing needs four factions.');
  }
  return { yours: [first, second], theirs: [third, fourth] };
}

/** FNV-1a, stirred once more so that days that follow one another have nothing in common. */
function lotOf(day: Day, faction: string): number {
  let lot = 0x811c9dc5;
  for (const letter of `${day} ${faction}`) lot = Math.imul(lot ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  return (lot ^ (lot >>> 13)) >>> 0;
}

/** The deal of that day: you against a normal bot, with the date as the seed. */
export function dailySetUp(day: Day, pairing: Pairing, you: SeatForm): GameSetUp {
  const bot = DEFAULT_FORM.seats[1] ?? you;
  const seats: SeatSetUp[] = [
    { name: you.name, colour: you.colour, sitter: { kind: 'person' }, factions: pairing.yours },
    {
      name: bot.name === you.name ? `${bot.name} 2` : bot.name,
      colour: you.colour === 'blue' ? 'red' : 'blue',
      sitter: { kind: 'bot', level: 'normal' },
      factions: pairing.theirs,
    },
  ];
  return {
    ...toSetUp({ ...DEFAULT_FORM, offer: 'all' }, { factions: [], notMine: [], played: [] }),
    seats,
    seed: Number(day.replaceAll('-', '')),
  };
}

/** The first game of each day counts: which one it was. */
interface DailyGames {
  readonly games: Readonly<Record<Day, string>>;
}

export const useDailyGames = create<DailyGames>()(persist(() => ({ games: {} }), { name: 'smashup-daily' }));

export function noteDailyGame(day: Day, id: string): void {
  useDailyGames.setState(({ games }) => ({ games: { ...games, [day]: id } }));
}
