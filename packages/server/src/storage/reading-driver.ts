import type { DatabaseConnection, Driver } from 'kysely';

/** Kysely over something read-only: changes to the database go through `Database.write`. */
export function readingDriver(connection: DatabaseConnection): Driver {
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
