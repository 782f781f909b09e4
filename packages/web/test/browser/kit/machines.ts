import { startPostgres } from '../../../../server/tools/postgres.ts';
import { startRedis } from '../../../../server/tools/redis.ts';
import type { Network } from './network.ts';
import { OnlineServer } from './online-server.ts';
import { test as onOne } from './people.ts';

interface Fixtures {
  /** What both are told, with what they share. */
  readonly shared: Readonly<Record<string, string>>;
  /** A second process of the same service. */
  readonly other: OnlineServer;
  /** A way to each of them; while one does not run, it leads to the other. */
  readonly ways: readonly [Network, Network];
}

/** By the clock of the machine, where nothing waits for what people would not notice. */
const REAL_TIME = { isRealTime: true, times: { window: 10, reload: 300 } };

/** Tests with several browsers at two processes, as on two machines: one PostgreSQL and one Redis between them. */
export const test = onOne.extend<Fixtures>({
  shared: async ({ wishes: { settings } }, use) => {
    const postgres = await startPostgres();
    const redis = await startRedis();
    await use({ ...settings, DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    redis.stop();
    postgres.stop();
  },
  server: ({ wishes, shared }, use) =>
    OnlineServer.during({ ...REAL_TIME, ...wishes, settings: shared }, use),
  // After the first: only one of them prepares an empty database.
  other: ({ wishes, shared, server: _first }, use) =>
    OnlineServer.during({ ...REAL_TIME, ...wishes, settings: shared }, use),
  ways: async ({ server, other }, use) => {
    const ways = [await server.wayThere(other), await other.wayThere(server)] as const;
    await use(ways);
    for (const way of ways) await way.end();
  },
});
