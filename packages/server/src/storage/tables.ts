import { sql, type ExpressionBuilder } from 'kysely';
import { question, step, type Database, type Step } from './database.ts';
import { deadline } from './journal.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';

/** A table with its seats, in order. */
export interface StoredTable extends TableRow {
  readonly seats: readonly SeatRow[];
}

/** Who wants to sit where. */
interface SeatClaim {
  readonly game: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly ready: 0 | 1;
  readonly at: number;
  /** Empty seats that this person may take. */
  readonly kinds: readonly ('open' | 'invited')[];
}

export type TablesStore = ReturnType<typeof tablesStore>;

export function tablesStore({ query, read, write }: Database) {
  const isOpen = (where: ExpressionBuilder<Schema, 'seats'>, game: string) =>
    where.exists(where.selectFrom('tables').select('id').where('id', '=', game).where('status', '=', 'open'));

  /**
   * Open and running tables, however many have been played. Word for word as in the index: otherwise SQLite would not
   * use it, and would scan every table there ever was.
   */
  const alive = () =>
    query
      .selectFrom('tables')
      .selectAll()
      .where('status', 'in', [sql.lit<'open'>('open'), sql.lit<'playing'>('playing')]);

  /** A block works both ways. */
  const isBlocked = (where: ExpressionBuilder<Schema, 'seats'>, game: string, person: string) =>
    where.exists(
      where
        .selectFrom('relations')
        .innerJoin('seats as sitting', (join) => join.on('sitting.game', '=', game))
        .select('relations.kind')
        .where('relations.kind', '=', 'block')
        .where((either) =>
          either.or([
            either.and([
              either('relations.person', '=', person),
              either('relations.other', '=', either.ref('sitting.person')),
            ]),
            either.and([
              either('relations.other', '=', person),
              either('relations.person', '=', either.ref('sitting.person')),
            ]),
          ]),
        ),
    );

  const touch = (game: string, at: number): Step =>
    step(query.updateTable('tables').set({ touched_at: at }).where('id', '=', game), 1);

  const rowOf = question(
    { read },
    (id: string) => query.selectFrom('tables').selectAll().where('id', '=', id),
    (id) => [id],
  );

  const seatsOf = question(
    { read },
    (game: string) => query.selectFrom('seats').selectAll().where('game', '=', game).orderBy('seat'),
    (game) => [game],
  );

  const seatsBefore = question(
    { read },
    (rematch: string) =>
      query
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.game')
        .selectAll('seats')
        .where('tables.rematch', '=', rematch)
        .orderBy('seat'),
    (rematch) => [rematch],
  );

  const withSeats = async (tables: readonly TableRow[]): Promise<StoredTable[]> => {
    if (tables.length === 0) return [];
    const seats = await query
      .selectFrom('seats')
      .selectAll()
      .where(
        'game',
        'in',
        tables.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute();
    const byGame = new Map<string, SeatRow[]>(tables.map(({ id }) => [id, []]));
    for (const seat of seats) byGame.get(seat.game)?.push(seat);
    return tables.map((table) => ({ ...table, seats: byGame.get(table.id) ?? [] }));
  };

  const first = async (row: TableRow | undefined): Promise<StoredTable | null> =>
    row === undefined ? null : { ...row, seats: await seatsOf(row.id) };

  return {
    open: ({ seats, ...table }: StoredTable) =>
      write([
        step(query.insertInto('tables').values(table), 1),
        step(query.insertInto('seats').values([...seats]), seats.length),
      ]),

    byId: async (id: string) => first((await rowOf(id)).at(0)),

    byCode: async (code: string) =>
      first(await query.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst()),

    byInvitation: async (invitation: string) =>
      first(
        await query.selectFrom('tables').selectAll().where('invitation', '=', invitation).executeTakeFirst(),
      ),

    /** The seats of the game that this table is the rematch of; none: it is no rematch. */
    seatsBefore,

    /** Every public table that is open or running and where somebody is, the newest first. */
    lobby: async (limit: number) =>
      withSeats(
        await alive()
          .where('is_public', '=', 1)
          .where('attended', '=', 1)
          .orderBy('touched_at', 'desc')
          .limit(limit)
          .execute(),
      ),

    running: async (limit: number) =>
      withSeats(
        await alive().where('status', '=', 'playing').orderBy('touched_at', 'desc').limit(limit).execute(),
      ),

    async countAlive(): Promise<{ readonly open: number; readonly playing: number }> {
      const rows = await alive()
        .clearSelect()
        .select(['status', (count) => count.fn.countAll().as('count')])
        .groupBy('status')
        .execute();
      const of = (status: 'open' | 'playing') =>
        Number(rows.find((row) => row.status === status)?.count ?? 0);
      return { open: of('open'), playing: of('playing') };
    },

    /** Where this person sits, except in games that are over. */
    aliveOf: async (person: string) =>
      withSeats(
        await query
          .selectFrom('tables')
          .selectAll()
          .where('status', 'in', ['open', 'playing'])
          .where('id', 'in', (find) => find.selectFrom('seats').select('game').where('person', '=', person))
          .orderBy('touched_at', 'desc')
          .execute(),
      ),

    /** Quick matches of that size that still wait for somebody, the oldest first. */
    quick: async (players: number) =>
      withSeats(
        await alive().where('status', '=', 'open').where('quick', '=', players).orderBy('made_at').execute(),
      ),

    /** Open tables that nobody has touched since. */
    stale: async (before: number) =>
      withSeats(await alive().where('status', '=', 'open').where('touched_at', '<', before).execute()),

    /** Whether anybody who sits there is there. False: it is noted already. */
    attend: (game: string, attended: 0 | 1) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ attended })
            .where('id', '=', game)
            .where('attended', '!=', attended),
          1,
        ),
      ]),

    touch: (game: string, at: number) => write([touch(game, at)]),

    sit: ({ game, seat, person, name, ready, at, kinds }: SeatClaim) =>
      write([
        step(
          query
            .updateTable('seats')
            .set({ kind: 'person', person, name, ready, sat_at: at })
            .where('game', '=', game)
            .where('seat', '=', seat)
            .where('person', 'is', null)
            .where('kind', 'in', [...kinds])
            .where((where) => isOpen(where, game))
            .where((where) => where.not(isBlocked(where, game, person))),
          1,
        ),
        touch(game, at),
      ]),

    stand: (game: string, seat: number, person: string, kind: 'open' | 'invited', at: number) =>
      write([
        step(
          query
            .updateTable('seats')
            .set({ kind, person: null, name: '', ready: 0, sat_at: at })
            .where('game', '=', game)
            .where('seat', '=', seat)
            .where('person', '=', person)
            .where((where) => isOpen(where, game)),
          1,
        ),
        touch(game, at),
      ]),

    /** Only for the set-up that the person saw. */
    ready: (game: string, person: string, ready: 0 | 1, version: number, at: number) =>
      write([
        step(
          query
            .updateTable('seats')
            .set({ ready })
            .where('game', '=', game)
            .where('person', '=', person)
            .where((where) =>
              where.exists(
                where
                  .selectFrom('tables')
                  .select('id')
                  .where('id', '=', game)
                  .where('status', '=', 'open')
                  .where('version', '=', version),
              ),
            ),
          1,
        ),
        touch(game, at),
      ]),

    /**
     * A changed set-up: nobody is ready for it yet. `seats` are the empty ones and the bots; where somebody sits
     * stays as it is, and when somebody sat down meanwhile, nothing is changed.
     */
    change: (
      game: string,
      version: number,
      setUp: Pick<TableRow, 'set_up' | 'is_public'>,
      seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'name'>[],
      at: number,
    ) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ ...setUp, version: version + 1, touched_at: at })
            .where('id', '=', game)
            .where('status', '=', 'open')
            .where('version', '=', version),
          1,
        ),
        step(query.updateTable('seats').set({ ready: 0 }).where('game', '=', game)),
        ...seats.map(({ seat, kind, name }) =>
          step(
            query
              .updateTable('seats')
              .set({ kind, name })
              .where('game', '=', game)
              .where('seat', '=', seat)
              .where('person', 'is', null),
            1,
          ),
        ),
      ]),

    /** Empty seats of a quick match get bots, unless somebody has come since. */
    fill: (game: string, bots: readonly Pick<SeatRow, 'seat' | 'name'>[], at: number) =>
      write([
        ...bots.map(({ seat, name }) =>
          step(
            query
              .updateTable('seats')
              .set({ kind: 'bot', name })
              .where('game', '=', game)
              .where('seat', '=', seat)
              .where('kind', '=', 'open')
              .where((where) => isOpen(where, game)),
            1,
          ),
        ),
        touch(game, at),
      ]),

    passOn: (game: string, from: string, to: string) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ owner: to })
            .where('id', '=', game)
            .where('owner', '=', from)
            .where('status', '=', 'open'),
          1,
        ),
      ]),

    /** Everybody is there and ready: it happens once. `first` are the first rows of the journal, `lookAt` as for the others. */
    deal: (game: string, first: readonly string[], at: number, lookAt: number | null = null) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ status: 'playing', code: null, touched_at: at })
            .where('id', '=', game)
            .where('status', '=', 'open')
            .where((where) =>
              where.not(
                where.exists(
                  where
                    .selectFrom('seats')
                    .select('seat')
                    .where('game', '=', game)
                    .where((empty) =>
                      empty.or([
                        empty('kind', 'in', ['open', 'invited']),
                        empty.and([empty('kind', '=', 'person'), empty('ready', '=', 0)]),
                      ]),
                    ),
                ),
              ),
            ),
          1,
        ),
        ...first.map((entry, number) => step(query.insertInto('log').values({ game, number, at, entry }), 1)),
        ...deadline(query, game, lookAt),
      ]),

    /** It will not be played. */
    expire: (game: string, at: number) =>
      write([
        step(
          query
            .updateTable('tables')
            .set({ status: 'expired', code: null, touched_at: at })
            .where('id', '=', game)
            .where('status', '=', 'open'),
          1,
        ),
      ]),

    /** The next table of the same people; the first to ask determines it. */
    rematch: (game: string, next: StoredTable) => {
      const { seats, ...table } = next;
      return write([
        step(
          query
            .updateTable('tables')
            .set({ rematch: table.id })
            .where('id', '=', game)
            .where('status', '=', 'over')
            .where('rematch', 'is', null),
          1,
        ),
        step(query.insertInto('tables').values(table), 1),
        step(query.insertInto('seats').values([...seats]), seats.length),
      ]);
    },
  };
}
