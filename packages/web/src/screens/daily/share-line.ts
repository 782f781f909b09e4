import type { SavedGame } from '../../protocol/referee-api.ts';
import type { Day } from './pairing.ts';

/** The result of a finished daily game. */
export interface DailyResult {
  readonly day: Day;
  readonly won: boolean;
  readonly turns: number;
  readonly yours: string;
  readonly theirs: string;
  readonly yourVp: number;
  readonly theirVp: number;
}

/** Null: the game is not over. */
export function resultOf(day: Day, { winners, turn, vp, factions }: SavedGame): DailyResult | null {
  if (winners.length === 0) return null;
  const pair = (seat: number): string => factions[seat]?.join(' + ') ?? '';
  return {
    day,
    won: winners.includes(0),
    turns: turn,
    yours: pair(0),
    theirs: pair(1),
    yourVp: vp[0] ?? 0,
    theirVp: vp[1] ?? 0,
  };
}
