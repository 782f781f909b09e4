import { Kysely, PostgresDialect, type DatabaseConnection, type Dialect } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { readingWith, UNWATCHED, type Database, type Unit, type Watch } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { Socket } from 'node:net';

const COLLECT_MILLIS = 3;
const READERS = 4;
/** A lock on what one table needs holds up all others for no longer than this, twice. */
const LOCK_MILLIS = 2000;
const KEY_TAKEN = '23505';
/** A deadlock in which this process gave way: the other one has what it needs now. */
const DEADLOCK = '40P01';

interface PostgresOptions {
  readonly url: string;
  readonly now: () => number;
  /** A connection that stays silent for this many milliseconds after a query is given up. */
  readonly silence: number;
  readonly watch?: Watch;
}

/** PostgreSQL: one connection writes in groups, a few read. */
export async function openPostgres({
  url,
  now,
  silence,
  watch = UNWATCHED,
}: PostgresOptions): Promise<Database> {
  const { default: pg } = await import('pg');
  // 64-bit numbers come as numbers: times and counts stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const settings: PoolConfig = {
    connectionString: url,
    stream: () => impatientSocket(silence),
    connectionTimeoutMillis: silence / 2,
    // Connections that nobody uses are closed before their silence could be mistaken for trouble.
    idleTimeoutMillis: silence / 2,
  };
  const readers = new pg.Pool({ ...settings, max: READERS });
  const writers = new pg.Pool({ ...settings, max: 1 });
  // A broken connection is replaced at the next query; the query under way fails and reports it.
  for (const pool of [readers, writers]) {
    pool.on('error', () => {});
    pool.on('connect', (client) => void client.on('error', () => {}));
  }
  const writer = new GroupWriter(writers);
  const query = new Kysely<Schema>({
    dialect: watchedDialect(new PostgresDialect({ pool: readers }), watch),
  });
  const database: Database = {
    query,
    read: readingWith(query),
    write: (unit) => watch(() => writer.write(unit)),
    close: async () => {
      await writer.settled();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
  try {
    await migrate(database, 'bytea', now());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Nobody can be asked; and if a commit was under way, nobody knows whether it has happened. */
class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What comes while a commit is under way goes into the next one. */
class GroupWriter {
  private readonly pool: Pool;
  private waiting: Waiting[] = [];
  private working: Promise<void> | null = null;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  write(unit: Unit): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject });
      this.working ??= this.work();
    });
  }

  async settled(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      // Part of a commit, like the wait for the disk: real time.
      // oxlint-disable-next-line no-restricted-globals
      await new Promise((resolve) => setTimeout(resolve, COLLECT_MILLIS));
      const group = this.waiting;
      this.waiting = [];
      await this.commitOrOneByOne(group);
    }
    this.working = null;
  }

  /**
   * A unit with an error must not spoil the others: in that case each gets a transaction of its own. Without a
   * connection nothing is tried again here: what has happened after all would be done twice, or be told as undone.
   * Whoever asks again finds out by the keys.
   */
  private async commitOrOneByOne(group: readonly Waiting[]): Promise<void> {
    try {
      await this.commit(group);
    } catch (error) {
      if (error instanceof ConnectionLost) {
        for (const { reject } of group) reject(error);
        return;
      }
      const isWorthAnother = group.length > 1 || hasCode(error, DEADLOCK);
      if (isWorthAnother) for (const waiting of group) await this.commitOrOneByOne([waiting]);
      else if (hasCode(error, KEY_TAKEN)) group[0]?.resolve(false);
      else group[0]?.reject(error);
    }
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const client = await this.connect();
    let broken: ConnectionLost | undefined;
    try {
      await client.query(`begin; set local synchronous_commit = on; set local lock_timeout = ${LOCK_MILLIS}`);
      const results: boolean[] = [];
      for (const { unit } of group) results.push(await carryOut(client, unit));
      await client.query('commit');
      group.forEach(({ resolve }, at) => resolve(results[at] ?? false));
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = new ConnectionLost(error);
      });
      throw broken ?? error;
    } finally {
      client.release(broken);
    }
  }

  private async connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw new ConnectionLost(error);
    }
  }
}

async function carryOut(client: PoolClient, unit: Unit): Promise<boolean> {
  await client.query('savepoint unit');
  for (const { sql, parameters, changes } of unit) {
    const { rowCount } = await client.query({ text: sql, values: [...parameters] });
    if (changes === null || rowCount === changes) continue;
    await client.query('rollback to unit; release unit');
    return false;
  }
  await client.query('release unit');
  return true;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * A connection that ends when nothing has come or gone for so many milliseconds: packets can be swallowed without
 * anybody saying so, and whoever waits would wait for ever.
 */
function impatientSocket(millis: number): Socket {
  const socket = new Socket();
  socket.setTimeout(millis, () => {
    const { bytesRead } = socket;
    // If it was this process that slept, the answer may be there and only has to be read.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy(new Error(`Nothing came for ${millis} ms.`));
    });
  });
  return socket;
}

/** The same dialect: a query is under way as long as it has, or waits for, a connection. */
function watchedDialect(dialect: Dialect, watch: Watch): Dialect {
  const leave = new Map<DatabaseConnection, () => void>();
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (query) => dialect.createIntrospector(query),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      return {
        init: () => driver.init(),
        acquireConnection: async () => {
          const connection = await watch(() => driver.acquireConnection());
          const released = new Promise<void>((resolve) => void leave.set(connection, resolve));
          void watch(() => released);
          return connection;
        },
        releaseConnection: async (connection) => {
          await driver.releaseConnection(connection);
          leave.get(connection)?.();
        },
        beginTransaction: (...given) => driver.beginTransaction(...given),
        commitTransaction: (...given) => driver.commitTransaction(...given),
        rollbackTransaction: (...given) => driver.rollbackTransaction(...given),
        destroy: () => driver.destroy(),
      };
    },
  };
}
