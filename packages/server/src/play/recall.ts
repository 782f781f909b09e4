import type { StoredTable } from '../storage/index.ts';
import { isOfGame, type LogEntry } from './entries.ts';
import type { RoomSurroundings } from './surroundings.ts';
import { readSetUp } from '../tables/index.ts';
import { tryOpen } from './take-up.ts';

/**
 * What was picked in that entry of the game, found by playing the game up to there. Null: that is impossible with the
 * cards as they are now.
 */
export function picksGiven(
  cards: Pick<RoomSurroundings, 'rules' | 'referee'>,
  table: StoredTable,
  log: readonly LogEntry[],
  number: number,
): readonly number[] | null {
  const entry = log.filter(isOfGame)[number];
  if (entry?.kind !== 'answer') return null;
  const game = tryOpen(cards, table, readSetUp(table.set_up), log.slice(0, log.indexOf(entry)), null);
  return game?.match.picksOf(entry.answer) ?? null;
}
