import { Worker } from 'node:worker_threads';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { UNWATCHED, type Database, type Watch } from './database.ts';
import type { LibsqlReply, LibsqlRequest, LibsqlThread } from './libsql-worker.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Long enough for a busy server to fill a commit, short enough not to be noticed. */
const COLLECT_MILLIS = 3;

interface LibsqlOptions {
  readonly file: string;
  /** libsql-worker.ts in a form that Node loads: bundled. */
  readonly worker: URL;
  readonly now: () => number;
  readonly watch?: Watch;
}

/** The embedded database: one file. One thread writes and one reads, so that a long read never delays a commit. */
export async function openLibsql({ file, worker, now, watch = UNWATCHED }: LibsqlOptions): Promise<Database> {
  const writer = new Thread(worker, { file, collectMillis: COLLECT_MILLIS }, watch);
  // The first connection to open a new file creates its journal: two at once would find it busy.
  await writer.write([]);
  const reader = new Thread(worker, { file, collectMillis: 0 }, watch);
  const query = new Kysely<Schema>({ dialect: dialectOver(reader) });
  const database: Database = {
    query,
    read: (asked) => reader.read(asked),
    write: (unit) => writer.write(unit),
    close: async () => {
      await Promise.all([writer.close(), reader.close()]);
    },
  };
  try {
    await migrate(database, 'blob', now());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function dialectOver(reader: Thread): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => ({ rows: await reader.read(query) }),
    streamQuery: () => {
      throw new Error('Nothing is read as a stream.');
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => readingDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface Asker {
  readonly resolve: (reply: LibsqlReply) => void;
  readonly reject: (error: Error) => void;
}

/** Our end of a thread. */
class Thread {
  private readonly worker: Worker;
  private readonly watch: Watch;
  private readonly asked = new Map<number, Asker>();
  /** What is asked at the same time goes over at once: a message costs more than what is in it. */
  private unsent: LibsqlRequest[] = [];
  private count = 0;
  private broken: Error | null = null;

  constructor(module: URL, thread: LibsqlThread, watch: Watch) {
    this.watch = watch;
    this.worker = new Worker(module);
    this.worker.postMessage(thread, []);
    this.worker.on('message', (replies: readonly LibsqlReply[]) => {
      for (const reply of replies) this.take(reply);
    });
    this.worker.on('error', (error: unknown) => this.breakOff(error));
    this.worker.on('exit', () => this.breakOff(new Error('The database is closed.')));
  }

  async read<Row>(query: CompiledQuery): Promise<Row[]> {
    const { sql, parameters } = query;
    const reply = await this.watch(() => this.ask((id) => ({ id, read: { sql, parameters } })));
    return 'rows' in reply ? reply.rows : [];
  }

  async write(unit: Parameters<Database['write']>[0]): Promise<boolean> {
    const reply = await this.watch(() => this.ask((id) => ({ id, write: unit })));
    return 'done' in reply && reply.done;
  }

  private ask(request: (id: number) => LibsqlRequest): Promise<LibsqlReply> {
    if (this.broken !== null) return Promise.reject(this.broken);
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      if (this.unsent.length === 0) setImmediate(() => this.send());
      this.unsent.push(request(id));
    });
  }

  private send(): void {
    if (this.unsent.length === 0) return;
    this.worker.postMessage(this.unsent, []);
    this.unsent = [];
  }

  private take(reply: LibsqlReply): void {
    const asker = this.asked.get(reply.id);
    this.asked.delete(reply.id);
    if ('error' in reply) asker?.reject(new Error(reply.error));
    else asker?.resolve(reply);
  }

  private breakOff(cause: unknown): void {
    this.broken ??= cause instanceof Error ? cause : new Error(String(cause));
    for (const { reject } of this.asked.values()) reject(this.broken);
    this.asked.clear();
  }

  /** What was asked before is still done. */
  async close(): Promise<void> {
    if (this.broken !== null) return;
    const gone = new Promise((resolve) => this.worker.once('exit', resolve));
    this.send();
    this.worker.postMessage('close', []);
    await gone;
  }
}

/** Kysely over something read-only: changes to the database go through `Database.write`. */
function readingDriver(connection: DatabaseConnection): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

async function refuse(): Promise<void> {
  throw new Error('Changes are written as units.');
}
