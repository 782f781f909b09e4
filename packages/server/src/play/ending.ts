import type { EarlyEnding } from '@smashup/referee/protocol';
import type { Fold } from './entries.ts';

/** Null: it was played to the end, or still is. */
export function earlyEnding({ isEnded, conceded, timeOut }: Fold): EarlyEnding | null {
  if (!isEnded) return null;
  if (conceded !== null) return { conceded };
  return timeOut?.means === 'end' ? 'time' : 'agreed';
}
