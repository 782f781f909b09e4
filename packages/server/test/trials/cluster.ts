import { openPostgres, storageIn, type Storage } from '../../src/storage/index.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import { startRedis, type RunningRedis } from '../../tools/redis.ts';
import { ServerProcess } from './server-process.ts';

/** Two processes on one PostgreSQL and one Redis. */
export class Cluster {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly storage: Storage;
  private readonly postgres: Postgres;
  private readonly redis: RunningRedis;

  private constructor(
    servers: readonly [ServerProcess, ServerProcess],
    storage: Storage,
    postgres: Postgres,
    redis: RunningRedis,
  ) {
    this.servers = servers;
    this.storage = storage;
    this.postgres = postgres;
    this.redis = redis;
  }

  static async open(env: Readonly<Record<string, string>>): Promise<Cluster> {
    const [postgres, redis] = [await startPostgres(), await startRedis()];
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...env };
    const servers = [new ServerProcess(shared), new ServerProcess(shared)] as const;
    for (const server of servers) await server.start();
    const storage = storageIn(await openPostgres({ url: postgres.url, now: () => 1 }));
    return new Cluster(servers, storage, postgres, redis);
  }

  async end(): Promise<void> {
    await this.storage.close();
    for (const server of this.servers) await server.end();
    this.redis.stop();
    this.postgres.stop();
  }
}
