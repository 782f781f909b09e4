import { sql, type Compilable, type Kysely } from 'kysely';
import { step, type Database } from './database.ts';
import {
  banTables,
  clockTables,
  complaintTables,
  historyTables,
  identityTables,
  noticeTables,
  outboxTables,
  pairRatingTables,
  reminderColumns,
  statisticsTables,
} from './ddl.ts';
import type { Schema } from './schema.ts';

/** The only type whose name the engines do not share. */
export type BytesType = 'blob' | 'bytea';

interface Migration {
  readonly name: string;
  readonly statements: (query: Kysely<Schema>, bytes: BytesType) => readonly Compilable[];
}

/** In order; one that has been released is never changed. */
const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11 first tables', statements: firstTables },
  { name: '2026-11 checkpoints', statements: checkpoints },
  { name: '2026-11 identity', statements: identityTables },
  { name: '2026-11 history', statements: historyTables },
  { name: '2026-11 notices', statements: noticeTables },
  { name: '2026-11 complaints', statements: complaintTables },
  { name: '2026-11 clocks', statements: clockTables },
  { name: '2026-11 reminders', statements: reminderColumns },
  { name: '2026-11 outbox', statements: outboxTables },
  { name: '2026-11 bookmarks', statements: bookmarks },
  { name: '2026-11 bans', statements: banTables },
  { name: '2026-11 rematches', statements: rematches },
  { name: '2026-11 attendance', statements: attendance },
  { name: '2026-11 statistics', statements: statisticsTables },
  { name: '2026-11 pair ratings', statements: pairRatingTables },
];

/** Brings the schema up to date. Two processes that start at once: the key of the migration decides. */
export async function migrate(database: Database, bytes: BytesType, now: number): Promise<void> {
  const { query } = database;
  await database.write([step(migrationsTable(query))]);
  const rows = await query.selectFrom('migrations').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, statements } of MIGRATIONS) {
    if (done.has(name)) continue;
    const mark = query.insertInto('migrations').values({ name, at: now });
    await database.write([step(mark, 1), ...statements(query, bytes).map((statement) => step(statement))]);
  }
}

function migrationsTable(query: Kysely<Schema>): Compilable {
  return query.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull());
}

function firstTables({ schema }: Kysely<Schema>, bytes: BytesType): Compilable[] {
  return [
    schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hears', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('devices')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('devices_person').on('devices').column('person'),
    schema
      .createTable('carries')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull()),
    schema.createIndex('carries_person').on('carries').column('person'),
    schema
      .createTable('relations')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('relations_key', ['person', 'other', 'kind']),
    schema.createIndex('relations_other').on('relations').column('other'),
    schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('quick', 'integer', (column) => column.notNull())
      .addColumn('fills', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('set_up', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.unique())
      .addColumn('invitation', 'text', (column) => column.notNull().unique())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('rematch', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull()),
    // The lobby and expiry look only at open and running tables, however many have been played.
    schema
      .createIndex('tables_alive')
      .on('tables')
      .columns(['status', 'touched_at'])
      .where(sql.ref('status'), 'in', [sql.lit('open'), sql.lit('playing')]),
    schema
      .createTable('seats')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('ready', 'integer', (column) => column.notNull())
      .addColumn('sat_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
      // Nobody sits in two seats. Null is nobody, any number of times.
      .addUniqueConstraint('seats_once', ['game', 'person']),
    schema.createIndex('seats_person').on('seats').column('person'),
    schema
      .createTable('log')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('log_key', ['game', 'number']),
    schema
      .createTable('chat')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['game', 'number']),
    schema.createIndex('chat_person').on('chat').column('person'),
    schema
      .createTable('records')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('packed', sql.raw(bytes), (column) => column.notNull()),
  ];
}

function checkpoints({ schema }: Kysely<Schema>, bytes: BytesType): Compilable[] {
  return [
    schema
      .createTable('checkpoints')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('rows', 'integer', (column) => column.notNull())
      .addColumn('packed', sql.raw(bytes), (column) => column.notNull()),
  ];
}

function bookmarks({ schema }: Kysely<Schema>): Compilable[] {
  return [schema.alterTable('checkpoints').addColumn('bookmark', 'text')];
}

/** Whether anybody who sits at a table is there. */
function attendance({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema.alterTable('tables').addColumn('attended', 'integer', (column) => column.notNull().defaultTo(1)),
  ];
}

/** A rematch finds the table before it, however many have been played. */
function rematches({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createIndex('tables_rematch')
      .on('tables')
      .column('rematch')
      .where(sql.ref('rematch'), 'is not', null),
  ];
}
