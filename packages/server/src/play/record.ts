import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { smashUp } from '@smashup/cards';
import { History, openRecord, packRecord, SmashUpError, type GameRecord } from '@smashup/engine';
import { tellOpened } from '@smashup/words';
import { z } from 'zod';
import type { OnlineSetUp } from '../protocol/index.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';
import { gameConfig } from '../tables/index.ts';
import { readEntry, type LogEntry } from './entries.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const recordSchema = z.looseObject({ config: z.looseObject({ players: z.array(z.looseObject({})) }) });

/** Names are the seats', where whoever wants to be forgotten can be: no record has them while it is kept. */
function withNames(record: unknown, names: (seat: number) => string): unknown {
  const { config, ...rest } = recordSchema.parse(record);
  const players = config.players.map((player, seat) => ({ ...player, name: names(seat) }));
  return { ...rest, config: { ...config, players } };
}

/** What the log begins with: the game as it is dealt. */
export function dealtRecord(table: StoredTable, setUp: OnlineSetUp): string {
  const config = gameConfig(
    setUp,
    table.seats.map(({ name }) => name),
  );
  const { record } = History.begin(smashUp, config, table.seed);
  return JSON.stringify(withNames(packRecord(record), () => ''));
}

export function readRecord(text: string, seats: readonly SeatRow[]): GameRecord {
  const named = withNames(JSON.parse(text), (seat) => seats[seat]?.name ?? '');
  const opened = openRecord(smashUp, named);
  if (opened.record === null) throw new SmashUpError(tellOpened(opened) ?? '');
  return opened.record;
}

/** A finished game as it is kept: its whole log, what was taken back included. */
export function packLog(log: readonly LogEntry[]): Promise<Uint8Array> {
  const text = JSON.stringify(log);
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

export async function unpackLog(packed: Uint8Array): Promise<LogEntry[]> {
  const rows = z.array(z.unknown()).parse(JSON.parse((await decompress(packed)).toString('utf8')));
  return rows.map(readEntry);
}
