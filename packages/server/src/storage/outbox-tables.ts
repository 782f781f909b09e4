import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Where people want mail, and what waits to be sent to them or to the webhook. */
export function outboxTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('mailboxes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('confirm_hash', 'text', (column) => column.unique())
      .addColumn('stop_hash', 'text', (column) => column.notNull().unique())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint')
      .addColumn('refused_at', 'bigint'),
    schema.createIndex('mailboxes_person').on('mailboxes').column('person'),
    schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull()),
    schema.createIndex('outbox_due').on('outbox').columns(['channel', 'due_at']),
    schema.createIndex('outbox_person').on('outbox').column('person'),
    schema.alterTable('turns').addColumn('mailed', 'integer', (column) => column.notNull().defaultTo(0)),
  ];
}
