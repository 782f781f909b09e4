import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  type BrotliOptions,
} from 'node:zlib';
import { smashUp } from '@smashup/cards';
import {
  History,
  openRecord,
  packRecord,
  SmashUpError,
  type GameRecord,
  type Rules,
  type Snapshot,
  type State,
} from '@smashup/engine';
import { tellOpened } from '@smashup/words';
import { z } from 'zod';
import type { OnlineSetUp } from '../../protocol/index.ts';
import type { SeatRow, StoredTable } from '../../storage/index.ts';
import { gameConfig } from '../../tables/index.ts';
import { readEntry, type JournalEntry } from './entries.ts';

/** A fiftieth of the time of the best compression, for half as many bytes again. */
const QUICK_QUALITY = 1;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const players = z.array(z.looseObject({}));
const config = z.looseObject({ players });
const checkpoint = z.looseObject({ state: z.looseObject({ config, players }) });
const recordSchema = z.looseObject({ config, from: checkpoint.nullable(), checkpoints: z.array(checkpoint) });

/** Names are stored with the seats, where a person can be forgotten: no stored record contains them. */
function withNames(data: unknown, name: (seat: number) => string): unknown {
  const named = (list: z.infer<typeof players>) => list.map((each, seat) => ({ ...each, name: name(seat) }));
  const inConfig = (each: z.infer<typeof config>) => ({ ...each, players: named(each.players) });
  const inPoint = (point: z.infer<typeof checkpoint>) => ({
    ...point,
    state: {
      ...point.state,
      config: inConfig(point.state.config),
      players: named(point.state.players),
    },
  });
  const record = recordSchema.parse(data);
  return {
    ...record,
    config: inConfig(record.config),
    from: record.from === null ? null : inPoint(record.from),
    checkpoints: record.checkpoints.map(inPoint),
  };
}

/** The same for where a game stands. */
export function nameSnapshot({ now, quiet }: Snapshot, name: (seat: number) => string): Snapshot {
  const named = <T extends { readonly name: string }>(list: readonly T[]): T[] =>
    list.map((each, seat) => ({ ...each, name: name(seat) }));
  const inState = (state: State): State => ({
    ...state,
    config: { ...state.config, players: named(state.config.players) },
    players: named(state.players),
  });
  return {
    now: { ...now, state: inState(now.state) },
    quiet: quiet === null ? null : { ...quiet, state: inState(quiet.state) },
  };
}

/** As it is kept. */
export function writeRecord(record: GameRecord): string {
  return JSON.stringify(withNames(packRecord(record), () => ''));
}

/** With the names as they are now. */
export function nameRecord(text: string, seats: readonly SeatRow[]): unknown {
  return withNames(JSON.parse(text), (seat) => seats[seat]?.name ?? '');
}

/** What the journal begins with: the game as it is dealt. */
export function dealtRecord(table: StoredTable, setUp: OnlineSetUp): string {
  const config = gameConfig(
    setUp,
    table.seats.map(({ name }) => name),
  );
  const { record } = History.begin(smashUp, config, table.seed);
  return writeRecord(record);
}

/** A game that goes on as it was. Throws a SmashUpError if it does not. */
export function openKept(rules: Rules, text: string, seats: readonly SeatRow[]): GameRecord {
  const opened = openRecord(rules, nameRecord(text, seats));
  if (opened.record === null) throw new SmashUpError(tellOpened(opened) ?? '');
  return opened.record;
}

/** A finished game as it is kept: its whole journal, what was taken back included. */
export function packJournal(log: readonly JournalEntry[]): Promise<Uint8Array> {
  const text = JSON.stringify(log);
  return compress(text, paramsFor(text, constants.BROTLI_MAX_QUALITY));
}

/** Quickly, since it is replaced at the next turn, and at once: having another thread do it would take longer. */
export function packCheckpoint(record: GameRecord): Uint8Array {
  const text = writeRecord(record);
  return brotliCompressSync(text, paramsFor(text, QUICK_QUALITY));
}

/** So few bytes that it is done before a thread would have started. */
export function unpackCheckpoint(packed: Uint8Array): string {
  return brotliDecompressSync(packed).toString('utf8');
}

function paramsFor(text: string, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  };
}

export async function unpackJournal(packed: Uint8Array): Promise<JournalEntry[]> {
  const rows = z.array(z.unknown()).parse(JSON.parse((await decompress(packed)).toString('utf8')));
  return rows.map(readEntry);
}
