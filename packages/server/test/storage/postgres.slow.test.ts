import { openPostgres } from '../../src/storage/index.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import { storageSuite } from './suite.ts';

let postgres: Postgres | null = null;

async function open() {
  postgres ??= await startPostgres();
  return openPostgres({ url: postgres.url, now: () => 1 });
}

storageSuite('PostgreSQL', open, () => postgres?.stop());
