import { step, type Database, type Step } from './database.ts';
import type { OutboxRow, TurnRow } from './schema.ts';

export type OutboxStore = ReturnType<typeof outboxStore>;

/**
 * What waits to be sent. A sender holds the rows meanwhile, so that only one of two processes sends them; if it dies,
 * they become free again.
 */
export function outboxStore({ query, write }: Database) {
  const drop = (ids: readonly string[]): Step => step(query.deleteFrom('outbox').where('id', 'in', [...ids]));
  return {
    put: (row: OutboxRow) => write([step(query.insertInto('outbox').values(row), 1)]),

    due: (channel: OutboxRow['channel'], now: number, limit: number) =>
      query
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .where('held_until', '<=', now)
        .orderBy('due_at')
        .orderBy('made_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Everything for one person, the oldest first, including what is not due yet. */
    of: (channel: OutboxRow['channel'], person: string) =>
      query
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', channel)
        .where('person', '=', person)
        .orderBy('made_at')
        .orderBy('turn')
        // Within a millisecond: turn, reminder, over.
        .orderBy('event', 'desc')
        .orderBy('id')
        .execute(),

    /** All of them, or none if another process holds one or it was taken back. */
    hold: (ids: readonly string[], now: number, until: number) =>
      write([
        step(
          query
            .updateTable('outbox')
            .set((row) => ({ held_until: until, attempts: row('attempts', '+', 1) }))
            .where('id', 'in', [...ids])
            .where('held_until', '<=', now),
          ids.length,
        ),
      ]),

    /** They are free again, and due then. */
    putOff: (ids: readonly string[], until: number) =>
      write([
        step(
          query
            .updateTable('outbox')
            .set({ due_at: until, held_until: 0 })
            .where('id', 'in', [...ids]),
        ),
      ]),

    drop: (ids: readonly string[]) => write([drop(ids)]),

    /** A mail has gone out: each of its turns is mailed about once. */
    mailed: (rows: readonly OutboxRow[], mailbox: string, at: number) =>
      write([
        drop(rows.map(({ id }) => id)),
        step(query.updateTable('mailboxes').set({ mailed_at: at }).where('id', '=', mailbox)),
        ...rows.map(({ person, about, turn }) =>
          step(
            query
              .updateTable('turns')
              .set({ mailed: 1 })
              .where('game', '=', about)
              .where('person', '=', person)
              .where('turn', '=', turn),
          ),
        ),
      ]),

    /** When the person has chosen to be told sooner. */
    hurry: (person: string, now: number) =>
      write([
        step(
          query
            .updateTable('outbox')
            .set({ due_at: now })
            .where('channel', '=', 'mail')
            .where('person', '=', person)
            .where('attempts', '=', 0)
            .where('due_at', '>', now),
        ),
      ]),
  };
}

/** For the unit in which the turn becomes one that somebody was told of. */
export function putSteps(query: Database['query'], rows: readonly OutboxRow[]): Step[] {
  return rows.map((row) => step(query.insertInto('outbox').values(row), 1));
}

/**
 * For the unit in which the turn is over: what has not been sent is not sent. `over`: tells so to those who were told
 * before; it is sent nowhere if the first notice has not gone out on that channel.
 */
export function takeBackSteps(
  query: Database['query'],
  { game, person, turn }: Pick<TurnRow, 'game' | 'person' | 'turn'>,
  now: number,
  over: readonly OutboxRow[],
): Step[] {
  const unsent = query
    .deleteFrom('outbox')
    .where('about', '=', game)
    .where('person', '=', person)
    .where('turn', '=', turn)
    .where('event', 'in', ['turn', 'reminder'])
    .where('held_until', '<=', now);
  const needless = over.map(({ id, channel }) =>
    step(
      query
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where((row) =>
          row.exists(
            row
              .selectFrom('outbox as first')
              .select('first.id')
              .where('first.channel', '=', channel)
              .where('first.event', '=', 'turn')
              .where('first.about', '=', game)
              .where('first.person', '=', person)
              .where('first.turn', '=', turn)
              .where('first.held_until', '<=', now),
          ),
        ),
    ),
  );
  return [...putSteps(query, over), ...needless, step(unsent)];
}
