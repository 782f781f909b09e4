import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How games ended, for those who played them. */
export function historyTables(query: Kysely<Schema>): Compilable[] {
  const { schema } = query;
  return [
    schema.createTable('unnoted').addColumn('game', 'text', (column) => column.primaryKey()),
    // Games that were over before anybody noted results.
    query.insertInto('unnoted').columns(['game']).expression(query.selectFrom('records').select('game')),
    schema
      .createTable('results')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('faction_one', 'text', (column) => column.notNull())
      .addColumn('faction_two', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('rating_change', 'integer')
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['game', 'seat']),
    schema.createIndex('results_person').on('results').columns(['person', 'ended_at']),
    schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull()),
    schema.createIndex('ratings_shown').on('ratings').column('shown'),
    schema.alterTable('relations').addColumn('name', 'text', (column) => column.notNull().defaultTo('')),
  ];
}
