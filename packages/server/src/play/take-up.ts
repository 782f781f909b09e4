import {
  openRecord,
  packRecord,
  readRecord,
  type GameRecord,
  type Opened,
  type Rules,
} from '@smashup/engine';
import type { SeatRow } from '../storage/index.ts';
import { isOfGame, type LogEntry } from './entries.ts';
import { beginning } from './game.ts';
import { nameRecord } from './record.ts';

/** A game as it was saved when its log had that many rows. */
export interface SavedGame {
  readonly rows: number;
  readonly record: string;
}

/**
 * What becomes of a game whose log cannot be played any more because its cards have changed: with the points at which
 * it was saved it may go on.
 */
export function takeUp(
  rules: Rules,
  log: readonly LogEntry[],
  saved: SavedGame | null,
  seats: readonly SeatRow[],
): Opened {
  const { rows, record } = newest(log, saved);
  const read = readRecord(nameRecord(record, seats));
  if (!('checkpoints' in read)) throw new Error('No server has ever written the first format.');
  return openRecord(rules, packRecord(withLog(read, log.slice(rows))));
}

/** What was saved before the game last went on has been used up by that. */
function newest(log: readonly LogEntry[], saved: SavedGame | null): SavedGame {
  const { at, record } = beginning(log);
  return saved === null || saved.rows <= at ? { rows: at + 1, record } : saved;
}

/** With the answers since; a point that was taken back is none any more. */
function withLog(record: GameRecord, log: readonly LogEntry[]): GameRecord {
  const answers = [...record.answers];
  let standing = answers.length;
  for (const entry of log.filter(isOfGame)) {
    if (entry.kind === 'answer') answers.push(entry.answer);
    else {
      answers.length = entry.to;
      standing = Math.min(standing, entry.to);
    }
  }
  const points = record.checkpoints.length > 0 || record.from === null ? record.checkpoints : [record.from];
  return { ...record, answers, checkpoints: points.filter(({ after }) => after <= standing) };
}
