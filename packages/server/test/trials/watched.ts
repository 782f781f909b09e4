import type { KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../../src/storage/index.ts';

/** A database of which one can tell whether it has something to do. */
export interface Watched extends Database {
  readonly isBusy: () => boolean;
}

/** The same database. */
export function watched(database: Database): Watched {
  const asked = new Set<QueryId>();
  let writing = 0;
  const reads: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      // What changes something is only written down here.
      if (node.kind === 'SelectQueryNode') asked.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      asked.delete(queryId);
      return result;
    },
  };
  return {
    query: database.query.withPlugin(reads),
    write: async (unit) => {
      writing++;
      try {
        return await database.write(unit);
      } finally {
        writing--;
      }
    },
    close: database.close,
    isBusy: () => writing > 0 || asked.size > 0,
  };
}
