import { afterAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../src/storage/index.ts';
import { step } from '../src/storage/database.ts';
import { temporaryFile } from './kit/database.ts';
import { askAll, fill } from './trials/million.ts';

const file = temporaryFile();
afterAll(() => file.remove());

async function inFile<T>(job: (database: Database) => Promise<T>): Promise<T> {
  const database = await file.open();
  try {
    return await job(database);
  } finally {
    await database.close();
  }
}

it('no question takes longer the more games have been played', async () => {
  await inFile(async (database) => {
    await fill(database, 200, false);
    expect((await askAll(database, false)).scans).toEqual([]);
  });
  await inFile(async (database) => {
    await database.write([step({ compile: () => sql`drop index tables_alive`.compile(database.query) })]);
  });
  // Without its index it would be noticed.
  await inFile(async (database) => {
    expect((await askAll(database, false)).scans).toContain('the lobby: tables');
  });
});
