import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** When somebody's time runs out, and when nobody's did because the service was not there. */
export function clockTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('deadlines')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('deadlines_due').on('deadlines').column('due_at'),
    schema
      .createTable('alive')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('outages')
      .addColumn('began_at', 'bigint', (column) => column.primaryKey())
      .addColumn('ended_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('outages_ended').on('outages').column('ended_at'),
  ];
}
