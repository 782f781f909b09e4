import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Day } from './pairing.ts';

/** The first game of each day counts: which one it was. */
interface DailyGames {
  readonly games: Readonly<Record<Day, string>>;
}

export const useDailyGames = create<DailyGames>()(persist(() => ({ games: {} }), { name: 'smashup-daily' }));

export function noteDailyGame(day: Day, id: string): void {
  useDailyGames.setState(({ games }) => ({ games: { ...games, [day]: id } }));
}
