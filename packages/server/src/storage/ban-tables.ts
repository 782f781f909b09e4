import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Who is banned. */
export function banTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('bans')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('made_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('bans_made').on('bans').column('made_at'),
  ];
}
