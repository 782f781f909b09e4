import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { TIMES } from '../../src/config/index.ts';
import { openPostgres, storageIn } from '../../src/storage/index.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import { storageSuite } from './suite.ts';

let postgres: Postgres | null = null;

async function running(): Promise<Postgres> {
  postgres ??= await startPostgres();
  return postgres;
}

async function open() {
  const { url } = await running();
  return openPostgres({ url, now: () => 1, silence: TIMES.silence });
}

describe('a connection to PostgreSQL', () => {
  let other: pg.Client | null = null;
  afterAll(() => other?.end());

  it('can end while it is used: that question fails, and no other', async () => {
    const storage = storageIn(await open());
    other = new pg.Client({ connectionString: (await running()).url });
    await other.connect();
    await other.query('begin; lock table log in access exclusive mode');
    const row = { game: 'ended', number: 0, at: 1, entry: 'x' };
    // Whoever is not listened to any more would end the process.
    const kept = storage.journal.append(row).catch((error: unknown) => String(error));
    const waiting = `select pid, pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other?.query(waiting))?.rowCount).toBeGreaterThan(0);
    expect(await kept).toContain('terminat');
    await other.query('rollback');
    expect(await storage.journal.append(row)).toBe(true);
    await storage.close();
  });
});

storageSuite('PostgreSQL', open, () => postgres?.stop());
