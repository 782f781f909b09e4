import type { DatabaseConnection, Dialect } from 'kysely';
import type { Watch } from './database.ts';

/** The same dialect: a query is under way as long as it has, or waits for, a connection. */
export function watchedDialect(dialect: Dialect, watch: Watch): Dialect {
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
