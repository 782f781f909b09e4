import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import type { Database } from '../../src/storage/index.ts';

/** A database of which one can tell whether it has something to do. */
export interface Watched extends Database {
  readonly isBusy: () => boolean;
}

/** The same database. */
export function watched(database: Database): Watched {
  const asked = new Map<RootOperationNode, QueryId>();
  let working = 0;
  const atWork = async <T>(job: () => Promise<T>): Promise<T> => {
    working++;
    try {
      return await job();
    } finally {
      working--;
    }
  };
  const forget = (queryId: QueryId): void => {
    for (const [node, id] of asked) if (id === queryId) asked.delete(node);
  };
  const reads: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      // What stands within another question is not asked by itself.
      for (const [part] of asked) if (isWithin(part, node)) asked.delete(part);
      // What changes something is only written down here.
      if (node.kind === 'SelectQueryNode') asked.set(node, queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      forget(queryId);
      return result;
    },
  };
  return {
    query: database.query.withPlugin(reads),
    read: (question) => {
      // It was put together like any other the first time, and is counted here from now on.
      forget(question.queryId);
      return atWork(() => database.read(question));
    },
    write: (unit) => atWork(() => database.write(unit)),
    close: database.close,
    isBusy: () => working > 0 || asked.size > 0,
  };
}

function isWithin(part: object, whole: object): boolean {
  return Object.values(whole).some(
    (value: unknown) =>
      value === part || (typeof value === 'object' && value !== null && isWithin(part, value)),
  );
}
