import { step, type Database } from './database.ts';
import type { ChatRow, LogRow } from './schema.ts';

/** A finished game, as it is kept. */
export interface StoredRecord {
  readonly packed: Uint8Array;
  readonly endedAt: number;
}

export type LogStore = ReturnType<typeof logStore>;

/** The log of what happens at tables: the one truth. */
export function logStore({ query, write }: Database) {
  return {
    /** False: the number is taken, somebody was quicker. */
    append: (row: LogRow) => write([step(query.insertInto('log').values(row), 1)]),

    read: (game: string, from = 0) =>
      query
        .selectFrom('log')
        .select(['number', 'at', 'entry'])
        .where('game', '=', game)
        .where('number', '>=', from)
        .orderBy('number')
        .execute(),

    /** The log of `rows` rows becomes a record. False: there are more, or it has happened already. */
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
        step(query.deleteFrom('log').where('game', '=', game), rows),
      ]),

    async record(game: string): Promise<StoredRecord | null> {
      const row = await query.selectFrom('records').selectAll().where('game', '=', game).executeTakeFirst();
      if (row === undefined) return null;
      const { packed, ended_at: endedAt } = row;
      return { packed: packed instanceof ArrayBuffer ? new Uint8Array(packed) : packed, endedAt };
    },

    say: (row: ChatRow) => write([step(query.insertInto('chat').values(row), 1)]),

    /** The last lines, the oldest first. */
    async chat(game: string, limit: number): Promise<ChatRow[]> {
      const rows = await query
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', game)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
  };
}
