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

/** Games of two against two are rated apart. */
export function pairRatingTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('pair_ratings')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull()),
    schema.createIndex('pair_ratings_shown').on('pair_ratings').column('shown'),
  ];
}

/** Games for the statistics of the server. Those that were over before are not counted. */
export function statisticsTables({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('counted_games')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('first', 'integer')
      .addColumn('ended_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('counted_games_ended').on('counted_games').column('ended_at'),
  ];
}

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
