import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { TIMES } from '../../src/config/index.ts';
import { openLibsql, openPostgres, type Database } from '../../src/storage/index.ts';
import { LibsqlFile } from '../../src/storage/libsql-file.ts';
import { endWithUs } from '../../tools/end-with-us.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { WORKERS } from '../kit/database.ts';

/** Where a service keeps its data: it outlives the processes. */
export interface Keeping {
  readonly isPostgres: boolean;
  /** Tells a process of it. */
  readonly env: Readonly<Record<string, string>>;
  /** To be looked at by somebody else. */
  open(): Promise<Database>;
  /** From now on nothing is kept: somebody else has the database to themselves. Gives what ends that. */
  block(): Promise<() => Promise<void>>;
  end(): void;
}

const now = (): number => 1;

export function inFile(): Keeping {
  const folder = mkdtempSync(join(tmpdir(), 'smashup-trial-'));
  const file = join(folder, 'smashup.db');
  return {
    isPostgres: false,
    env: { DATA: file },
    open: () => openLibsql({ file, worker: WORKERS.libsql, now }),
    block: async () => {
      const opened = new LibsqlFile(file);
      const { database } = opened;
      database.exec('pragma busy_timeout = 10000');
      database.exec('begin immediate');
      return async () => {
        database.exec('rollback');
        opened.close();
      };
    },
    end: endWithUs(() => rmSync(folder, { recursive: true, force: true })),
  };
}

export async function inPostgres(): Promise<Keeping> {
  const postgres = await startPostgres();
  const { url } = postgres;
  return {
    isPostgres: true,
    env: { DATABASE_URL: url },
    open: () => openPostgres({ url, now, silence: TIMES.silence }),
    block: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('begin; lock table log in access exclusive mode');
      return async () => {
        await client.query('rollback');
        await client.end();
      };
    },
    end: () => postgres.stop(),
  };
}
