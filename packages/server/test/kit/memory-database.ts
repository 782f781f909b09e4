import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from '../../src/storage/index.ts';
import { readingWith } from '../../src/storage/database.ts';
import { LibsqlFile } from '../../src/storage/libsql-file.ts';
import { migrate } from '../../src/storage/migrations.ts';
import type { Schema } from '../../src/storage/schema.ts';

/** A database without a file, a thread or a clock: what is asked has happened before anything else does. */
export async function memoryDatabase(): Promise<Database> {
  const opened = new LibsqlFile(':memory:');
  const libsql = opened.database;
  const query = new Kysely<Schema>({ dialect: new SqliteDialect({ database: libsql }) });
  const database: Database = {
    query,
    read: readingWith(query),
    write: async (unit) => {
      libsql.exec('savepoint unit');
      const done = unit.every(({ sql, parameters, changes }) => {
        try {
          const changed = libsql.prepare(sql).run(...parameters).changes;
          return changes === null || changed === changes;
        } catch (error) {
          // As in the real one, only a key that is taken is no trouble.
          if (
            !(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT'))
          )
            throw error;
          return false;
        }
      });
      if (!done) libsql.exec('rollback to unit');
      libsql.exec('release unit');
      return done;
    },
    close: async () => {
      opened.close();
    },
  };
  await migrate(database, 'blob', 1);
  return database;
}
