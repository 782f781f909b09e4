import pg from 'pg';
import { TIMES } from '../../src/config/index.ts';
import { openPostgres, type Database } from '../../src/storage/index.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';

const TEMPLATE = 'empty';
const now = (): number => 1;

/** One PostgreSQL with as many empty databases as somebody wants, each gone when it is closed. */
export class EmptyDatabases {
  private readonly postgres: Postgres;
  private readonly client: pg.Client;
  private count = 0;

  private constructor(postgres: Postgres, client: pg.Client) {
    this.postgres = postgres;
    this.client = client;
  }

  static async start(): Promise<EmptyDatabases> {
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const databases = new EmptyDatabases(postgres, client);
    await client.query(`create database ${TEMPLATE}`);
    await (await databases.at(TEMPLATE)).close();
    return databases;
  }

  private at(name: string): Promise<Database> {
    const url = new URL(this.postgres.url);
    url.pathname = name;
    return openPostgres({ url: url.href, now, silence: TIMES.silence });
  }

  readonly next = async (): Promise<Database> => {
    const name = `trial_${this.count++}`;
    await this.client.query(`create database ${name} template ${TEMPLATE}`);
    const database = await this.at(name);
    return {
      ...database,
      close: async () => {
        await database.close();
        await this.client.query(`drop database ${name} with (force)`);
      },
    };
  };

  async stop(): Promise<void> {
    await this.client.end();
    this.postgres.stop();
  }
}
