import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Keys that open a person, besides the secret of a browser. */
export function identityTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint'),
    schema.createIndex('passkeys_person').on('passkeys').column('person'),
    schema
      .createTable('passwords')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('sign_in_name', 'text', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('recoveries')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('made_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('until', 'bigint', (column) => column.notNull()),
    schema.createIndex('challenges_until').on('challenges').column('until'),
  ];
}
