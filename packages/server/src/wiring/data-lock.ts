import { ConfigError, orBlame, type ServerConfig } from '../config/index.ts';
import { FileHeld, FileLock, makePrivate } from '../storage/index.ts';

/**
 * Keeps a second server off the data file, where the two would deal with the same tables without hearing of each
 * other. Null: the data is in PostgreSQL, which several processes share.
 */
export async function lockData({ database }: Pick<ServerConfig, 'database'>): Promise<FileLock | null> {
  if (database.kind !== 'libsql') return null;
  const { file } = database;
  return orBlame(`The database ${file} cannot be used`, async () => {
    makePrivate(file);
    try {
      const lock = FileLock.take(file);
      lock.describe(`process ${process.pid}`);
      return lock;
    } catch (error) {
      throw error instanceof FileHeld ? new ConfigError(sentence(file, error.holder)) : error;
    }
  });
}

/** Once it is known where people find this server. */
export function sayWhere(lock: FileLock | null, host: string, port: number): void {
  lock?.describe(`process ${process.pid}, on ${host} port ${port}`);
}

function sentence(file: string, holder: string): string {
  const who = holder === '' ? 'Another server' : `Another server (${holder})`;
  return `${who} is using ${file}. Stop it first, or set DATA to another file.`;
}
