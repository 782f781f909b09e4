import { step, type Database } from './database.ts';
import type { DeadlineRow, OutageRow } from './schema.ts';

/** One service, however many processes it has. */
const SERVICE = 'service';

export type ClocksStore = ReturnType<typeof clocksStore>;

/** What clocks need beside the journal. */
export function clocksStore({ query, write }: Database) {
  return {
    /** Tables that have to be looked at. */
    due: (now: number, limit: number) =>
      query
        .selectFrom('deadlines')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute(),

    /** False: somebody has changed it meanwhile. */
    putOff: ({ game, due_at }: DeadlineRow, until: number) =>
      write([
        step(
          query
            .updateTable('deadlines')
            .set({ due_at: until })
            .where('game', '=', game)
            .where('due_at', '=', due_at),
          1,
        ),
      ]),

    /** The same, for a table at which no time runs. */
    drop: ({ game, due_at }: DeadlineRow) =>
      write([step(query.deleteFrom('deadlines').where('game', '=', game).where('due_at', '=', due_at), 1)]),

    /** When the service was last seen alive; null: never. */
    async aliveAt(): Promise<number | null> {
      const row = await query.selectFrom('alive').select('at').where('name', '=', SERVICE).executeTakeFirst();
      return row?.at ?? null;
    },

    /** The service is alive. False: another process has said so since then. */
    live: (since: number | null, at: number, outage: OutageRow | null) =>
      write([
        since === null
          ? step(query.insertInto('alive').values({ name: SERVICE, at }), 1)
          : step(
              query
                .updateTable('alive')
                .set({ at })
                .where('name', '=', SERVICE)
                .where('at', '=', since)
                .where('at', '<', at),
              1,
            ),
        ...(outage === null ? [] : [step(query.insertInto('outages').values(outage), 1)]),
      ]),

    outagesAfter: (at: number) =>
      query.selectFrom('outages').selectAll().where('ended_at', '>', at).orderBy('began_at').execute(),
  };
}
