import { form, question, step, type Database, type Step } from './database.ts';
import type { ChatRow, LogRow } from './schema.ts';

/** A finished game, as it is kept. */
export interface StoredRecord {
  readonly packed: Uint8Array;
  readonly endedAt: number;
}

/** A running game as it was when its journal had this many rows. */
export interface StoredCheckpoint {
  readonly rows: number;
  readonly packed: Uint8Array;
  readonly bookmark: string | null;
}

export type JournalStore = ReturnType<typeof journalStore>;

/** The journal of what happens at tables: the one truth. */
export function journalStore({ query, read, write }: Database) {
  const newRow = form(
    ({ game, number, at, entry }: LogRow) => query.insertInto('log').values({ game, number, at, entry }),
    ({ game, number, at, entry }) => [game, number, at, entry],
    1,
  );
  const strayRow = form(
    (row: LogRow) => strayRows(query, row),
    ({ game, number }) => [game, number, game],
    0,
  );
  const rowsFrom = question(
    { read },
    ({ game, from }: { game: string; from: number }) =>
      query
        .selectFrom('log')
        .select(['number', 'at', 'entry'])
        .where('game', '=', game)
        .where('number', '>=', from)
        .orderBy('number'),
    ({ game, from }) => [game, from],
  );
  const bookmarkOf = question(
    { read },
    (game: string) => query.selectFrom('checkpoints').select('bookmark').where('game', '=', game),
    (game) => [game],
  );
  const chatOf = question(
    { read },
    ({ game, limit }: { game: string; limit: number }) =>
      query
        .selectFrom((from) =>
          from
            .selectFrom('chat')
            .selectAll()
            .select(({ fn }) =>
              fn
                .agg<number>('row_number')
                .over((part) => part.partitionBy('room').orderBy('number', 'desc'))
                .as('place'),
            )
            .where('game', '=', game)
            .as('said'),
        )
        .select(['game', 'number', 'room', 'person', 'name', 'seat', 'kind', 'text', 'at'])
        .where('place', '<=', limit)
        .orderBy('number'),
    ({ game, limit }) => [game, limit],
  );
  return {
    /**
     * `lookAt`: when somebody's time may be over. False: the number is taken because somebody was quicker, or the
     * game is over and nothing more can be added.
     */
    append: (row: LogRow, lookAt: number | null = null) =>
      write([
        newRow(row),
        // Checked afterwards: inserting the number of a row that is just becoming a record waits for that.
        strayRow(row),
        ...deadline(query, row.game, lookAt),
      ]),

    read: (game: string, from = 0) => rowsFrom({ game, from }),

    /** The journal of `rows` rows becomes a record. False: there are more, or it has happened already. */
    finish: (game: string, packed: Uint8Array, rows: number, at: number) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ status: 'over', touched_at: at })
            .where('id', '=', game)
            .where('status', '=', 'playing'),
          1,
        ),
        step(query.insertInto('records').values({ game, ended_at: at, packed }), 1),
        step(query.insertInto('unnoted').values({ game }), 1),
        step(query.deleteFrom('log').where('game', '=', game), rows),
        step(query.deleteFrom('checkpoints').where('game', '=', game)),
        step(query.deleteFrom('deadlines').where('game', '=', game)),
      ]),

    async record(game: string): Promise<StoredRecord | null> {
      const row = await query.selectFrom('records').selectAll().where('game', '=', game).executeTakeFirst();
      if (row === undefined) return null;
      return { packed: bytesOf(row.packed), endedAt: row.ended_at };
    },

    /** A running game as it is after that many rows; the newest save is kept. */
    saveCheckpoint: (game: string, { rows, packed, bookmark }: StoredCheckpoint) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ status: 'playing' })
            .where('id', '=', game)
            .where('status', '=', 'playing'),
          1,
        ),
        step(
          query
            .insertInto('checkpoints')
            .values({ game, rows, packed, bookmark })
            .onConflict((known) =>
              known
                .column('game')
                .doUpdateSet({ rows, packed, bookmark })
                .where('checkpoints.rows', '<', rows),
            ),
        ),
      ]),

    async checkpoint(game: string): Promise<Omit<StoredCheckpoint, 'bookmark'> | null> {
      const saved = query.selectFrom('checkpoints').select(['rows', 'packed']).where('game', '=', game);
      const row = await saved.executeTakeFirst();
      return row === undefined ? null : { rows: row.rows, packed: bytesOf(row.packed) };
    },

    /** What its own program has left beside it: read whenever a game is opened, and nothing else. */
    bookmark: async (game: string): Promise<string | null> =>
      (await bookmarkOf(game)).at(0)?.bookmark ?? null,

    say: (row: ChatRow) => write([step(query.insertInto('chat').values(row), 1)]),

    /** The last lines of each room, the oldest first. */
    chat: (game: string, limit: number): Promise<readonly ChatRow[]> => chatOf({ game, limit }),
  };
}

/** A row in the journal of a game that is a record: its numbers are free again. */
function strayRows(query: Database['query'], { game, number }: LogRow) {
  return query
    .deleteFrom('log')
    .where('game', '=', game)
    .where('number', '=', number)
    .where((row) => row.exists(row.selectFrom('records').select('game').where('game', '=', game)));
}

/** Null: there is no clock at this table. */
export function deadline(query: Database['query'], game: string, lookAt: number | null): Step[] {
  if (lookAt === null) return [];
  const insert = query.insertInto('deadlines').values({ game, due_at: lookAt });
  return [step(insert.onConflict((known) => known.column('game').doUpdateSet({ due_at: lookAt })))];
}

/** The engines wrap bytes differently. */
function bytesOf(packed: Uint8Array | ArrayBuffer): Uint8Array {
  return packed instanceof ArrayBuffer ? new Uint8Array(packed) : packed;
}
