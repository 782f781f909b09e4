import { parentPort, type MessagePort } from 'node:worker_threads';
import type Libsql from 'libsql';
import type { Unit } from './database.ts';
import { LibsqlFile } from './libsql-file.ts';

/** The first message to a thread. */
export interface LibsqlThread {
  readonly file: string;
  /** Units that arrive within this many milliseconds share a commit. */
  readonly collectMillis: number;
}

interface Read {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type LibsqlRequest =
  | { readonly id: number; readonly read: Read }
  | { readonly id: number; readonly write: Unit };

/** The thread cannot know the type of its rows; the caller does, and `never` fits any row type. */
export type LibsqlReply<Row = never> =
  | { readonly id: number; readonly rows: Row[] }
  | { readonly id: number; readonly done: boolean }
  | { readonly id: number; readonly error: string };

/** Answers to simultaneous questions go back together, and none waits longer than this for the others. */
const HOLD_MILLIS = 2;

interface Waiting {
  readonly id: number;
  readonly unit: Unit;
}

/**
 * One connection in a thread of its own: its calls block, and a commit waits for the disk. What it waits for is real
 * time, as the disk is.
 */
/* oxlint-disable no-restricted-globals */
class Connection {
  private readonly opened: LibsqlFile;
  private readonly database: Libsql.Database;
  private readonly collectMillis: number;
  private readonly answer: (replies: readonly LibsqlReply<unknown>[]) => void;
  private readonly prepared = new Map<string, Libsql.Statement>();
  private waiting: Waiting[] = [];

  constructor(
    { file, collectMillis }: LibsqlThread,
    answer: (replies: readonly LibsqlReply<unknown>[]) => void,
  ) {
    this.opened = new LibsqlFile(file);
    this.database = this.opened.database;
    this.collectMillis = collectMillis;
    this.answer = answer;
    // Another process may be using the file, too.
    this.database.exec('pragma busy_timeout = 10000');
    this.database.exec('pragma journal_mode = wal');
    this.database.exec('pragma synchronous = full');
  }

  take(requests: readonly LibsqlRequest[]): void {
    let replies: LibsqlReply<unknown>[] = [];
    let began = performance.now();
    for (const request of requests) {
      if ('write' in request) this.collect(request.id, request.write);
      else {
        replies.push(this.read(request.id, request.read));
        if (performance.now() - began < HOLD_MILLIS) continue;
        this.answer(replies);
        replies = [];
        began = performance.now();
      }
    }
    if (replies.length > 0) this.answer(replies);
  }

  private collect(id: number, unit: Unit): void {
    if (this.waiting.length === 0) setTimeout(() => this.commit(), this.collectMillis);
    this.waiting.push({ id, unit });
  }

  private read(id: number, { sql, parameters }: Read): LibsqlReply<unknown> {
    try {
      return { id, rows: this.prepare(sql).all(...parameters) };
    } catch (error) {
      return { id, error: String(error) };
    }
  }

  /** There are a few dozen statements, and nobody outside can add another. */
  private prepare(sql: string): Libsql.Statement {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }

  /** Everything that waits, in one transaction. When it was closed meanwhile nothing does, and libsql takes no call. */
  private commit(): void {
    if (this.waiting.length === 0) return;
    const units = this.waiting;
    this.waiting = [];
    try {
      this.database.exec('begin immediate');
      const replies = units.map(({ id, unit }) => this.carryOut(id, unit));
      this.database.exec('commit');
      this.answer(replies);
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback');
      this.answer(units.map(({ id }) => ({ id, error: String(error) })));
    }
  }

  /** One unit must not spoil the others. */
  private carryOut(id: number, unit: Unit): LibsqlReply<unknown> {
    this.database.exec('savepoint unit');
    try {
      const done = unit.every(({ sql, parameters, changes }) => {
        const changed = this.prepare(sql).run(...parameters).changes;
        return changes === null || changed === changes;
      });
      if (!done) this.database.exec('rollback to unit');
      this.database.exec('release unit');
      return { id, done };
    } catch (error) {
      this.database.exec('rollback to unit');
      this.database.exec('release unit');
      return isKeyTaken(error) ? { id, done: false } : { id, error: String(error) };
    }
  }

  close(): void {
    if (this.waiting.length > 0) this.commit();
    this.opened.close();
  }
}

/* oxlint-enable no-restricted-globals */
function isKeyTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}

function serve(port: MessagePort, thread: LibsqlThread): void {
  const connection = new Connection(thread, (replies) => port.postMessage(replies));
  port.on('message', (requests: readonly LibsqlRequest[] | 'close') => {
    if (requests !== 'close') connection.take(requests);
    else {
      connection.close();
      port.close();
    }
  });
}

const port = parentPort;
port?.once('message', (thread: LibsqlThread) => {
  try {
    serve(port, thread);
  } catch (error) {
    // What libsql throws is an error in its own thread alone.
    throw new Error(String(error), { cause: error });
  }
});
