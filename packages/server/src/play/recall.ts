import type { StoredTable } from '../storage/index.ts';
import { isOfGame, type LogEntry } from './entries.ts';
import type { RoomSurroundings } from './surroundings.ts';
import { tryOpen } from './take-up.ts';

/**
 * What was picked with that entry of the game's: the game is played up to there. Null: with the cards as they are now that
 * cannot be done.
 */
export function picksGiven(
  cards: Pick<RoomSurroundings, 'rules' | 'referee'>,
  table: StoredTable,
  log: readonly LogEntry[],
  number: number,
): readonly number[] | null {
  const entry = log.filter(isOfGame)[number];
  if (entry?.kind !== 'answer') return null;
  const game = tryOpen(cards, table, log.slice(0, log.indexOf(entry)), null);
  return game?.match.picksOf(entry.answer) ?? null;
}
