import {
  openRecord,
  packRecord,
  readRecord,
  SmashUpError,
  type GameRecord,
  type Opened,
  type Rules,
} from '@smashup/engine';
import type { OnlineSetUp } from '../../protocol/index.ts';
import type { JournalStore, SeatRow, StoredTable } from '../../storage/index.ts';
import { readSetUp } from '../../tables/index.ts';
import type { TimedEntry } from '../clock/clock.ts';
import { isOfGame, readEntry, type JournalEntry } from './entries.ts';
import type { GameBookmark } from './bookmarks.ts';
import { beginning, LiveGame } from './live-game.ts';
import { nameRecord, unpackCheckpoint } from './record.ts';
import type { TableServices } from '../services.ts';

/** A game as it was saved when its journal had that many rows. */
interface SavedGame {
  readonly rows: number;
  readonly record: string;
}

/** Null: its cards have changed, and it cannot be played as it was. */
export function tryOpen(
  cards: Pick<TableServices, 'rules' | 'referee'>,
  table: StoredTable,
  setUp: OnlineSetUp,
  log: readonly JournalEntry[],
  bookmark: GameBookmark | null,
): LiveGame | null {
  try {
    return new LiveGame(cards, table, setUp, log, bookmark);
  } catch (error) {
    if (error instanceof SmashUpError) return null;
    throw error;
  }
}

export async function readSaved(store: JournalStore, game: string): Promise<SavedGame | null> {
  const saved = await store.checkpoint(game);
  return saved === null ? null : { rows: saved.rows, record: unpackCheckpoint(saved.packed) };
}

export async function readRows(store: JournalStore, game: string): Promise<TimedEntry[]> {
  const rows = await store.read(game);
  return rows.map(({ at, entry }) => ({ at, entry: readEntry(JSON.parse(entry)) }));
}

export async function readJournal(store: JournalStore, game: string): Promise<JournalEntry[]> {
  return (await readRows(store, game)).map(({ entry }) => entry);
}

/**
 * What happens to a game whose journal can no longer be played because its cards have changed: it may go on from a point
 * at which it was saved.
 */
export function takeUp(
  rules: Rules,
  log: readonly JournalEntry[],
  saved: SavedGame | null,
  seats: readonly SeatRow[],
): Opened {
  const { rows, record } = newest(log, saved);
  const read = readRecord(nameRecord(record, seats));
  if (!('checkpoints' in read)) throw new Error('No server has ever written the first format.');
  return openRecord(rules, packRecord(withLog(read, log.slice(rows))));
}

/** What was saved before the game last went on has been used up by that. */
function newest(log: readonly JournalEntry[], saved: SavedGame | null): SavedGame {
  const { at, record } = beginning(log);
  return saved === null || saved.rows <= at ? { rows: at + 1, record } : saved;
}

/** With the answers since; a point that was taken back no longer counts. */
function withLog(record: GameRecord, log: readonly JournalEntry[]): GameRecord {
  const answers = [...record.answers];
  let kept = answers.length;
  for (const entry of log.filter(isOfGame)) {
    if (entry.kind === 'answer') answers.push(entry.answer);
    else {
      answers.length = entry.to;
      kept = Math.min(kept, entry.to);
    }
  }
  const points = record.checkpoints.length > 0 || record.from === null ? record.checkpoints : [record.from];
  return { ...record, answers, checkpoints: points.filter(({ after }) => after <= kept) };
}

/**
 * The picks of that entry of the game, found by playing the game up to there. Null: that is impossible with the cards
 * as they are now.
 */
export function picksGiven(
  cards: Pick<TableServices, 'rules' | 'referee'>,
  table: StoredTable,
  log: readonly JournalEntry[],
  number: number,
): readonly number[] | null {
  const entry = log.filter(isOfGame)[number];
  if (entry?.kind !== 'answer') return null;
  const game = tryOpen(cards, table, readSetUp(table.set_up), log.slice(0, log.indexOf(entry)), null);
  return game?.match.picksOf(entry.answer) ?? null;
}
