import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What people report to the operator about others. */
export function complaintTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('complaints')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('about_name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('settled_at', 'bigint')
      // Once is enough.
      .addUniqueConstraint('complaints_once', ['game', 'person', 'about']),
    schema.createIndex('complaints_open').on('complaints').columns(['settled_at', 'made_at']),
  ];
}
