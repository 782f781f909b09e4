import { step, type Database } from './database.ts';
import type { MailboxRow, OutboxRow } from './schema.ts';
import { putSteps } from './outbox.ts';

export type MailboxStore = ReturnType<typeof mailboxStore>;

export function mailboxStore({ query, write }: Database) {
  const of = (person: string) => query.selectFrom('mailboxes').selectAll().where('person', '=', person);
  return {
    /** The one that mail goes to, and the one that is still to be confirmed. */
    of: (person: string) => of(person).orderBy('made_at').execute(),

    /** Where notices go; nothing: nowhere. */
    confirmedOf: (person: string) =>
      of(person)
        .where('until', 'is', null)
        .where('refused_at', 'is', null)
        .where('person', 'not in', query.selectFrom('bans').select('person'))
        .executeTakeFirst(),

    byId: (id: string) => query.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Replaces one that was not confirmed. `letter`: what asks whether it is right; null: none is sent. */
    offer: (mailbox: MailboxRow, letter: OutboxRow | null) =>
      write([
        step(
          query.deleteFrom('mailboxes').where('person', '=', mailbox.person).where('until', 'is not', null),
        ),
        step(query.insertInto('mailboxes').values(mailbox), 1),
        ...putSteps(query, letter === null ? [] : [letter]),
      ]),

    /** Replaces the one before. False: the link is not valid (any more), or has been used. */
    async confirm(hash: string, now: number): Promise<boolean> {
      const row = await query
        .selectFrom('mailboxes')
        .selectAll()
        .where('confirm_hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return false;
      return write([
        step(
          query
            .updateTable('mailboxes')
            .set({ until: null, confirm_hash: null })
            .where('confirm_hash', '=', hash)
            .where('until', '>', now),
          1,
        ),
        step(query.deleteFrom('mailboxes').where('person', '=', row.person).where('id', '!=', row.id)),
      ]);
    },

    /** By the key in every mail. */
    stop: (hash: string) => write([step(query.deleteFrom('mailboxes').where('stop_hash', '=', hash))]),

    remove: (person: string) => write([step(query.deleteFrom('mailboxes').where('person', '=', person))]),

    setPace: (person: string, pace: MailboxRow['pace']) =>
      write([step(query.updateTable('mailboxes').set({ pace }).where('person', '=', person))]),

    /** Its mail server will never take anything for it. */
    refused: (id: string, at: number) =>
      write([step(query.updateTable('mailboxes').set({ refused_at: at }).where('id', '=', id))]),

    /** Those that nobody has confirmed in time. */
    dropLate: (now: number) => write([step(query.deleteFrom('mailboxes').where('until', '<=', now))]),
  };
}
