import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Turns that wait for somebody, and how they are told. */
export function noticeTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('turns')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addPrimaryKeyConstraint('turns_key', ['game', 'person', 'turn']),
    schema.createIndex('turns_due').on('turns').columns(['state', 'due_at']),
    schema.createIndex('turns_person').on('turns').column('person'),
    schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('pushes_person').on('pushes').column('person'),
    schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull()),
  ];
}

/** Over days, people are told once more. */
export function reminderColumns({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema.alterTable('turns').addColumn('remind_at', 'bigint'),
    schema.alterTable('turns').addColumn('reminded', 'integer', (column) => column.notNull().defaultTo(0)),
    schema.createIndex('turns_remind').on('turns').column('remind_at'),
  ];
}
