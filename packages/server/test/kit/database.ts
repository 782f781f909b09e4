import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibsql, type Database } from '../../src/storage/index.ts';

export const LIBSQL_WORKER = new URL('boot-libsql.mjs', import.meta.url);

/** A database in a file that is gone afterwards. */
export interface TemporaryFile {
  readonly file: string;
  readonly open: () => Promise<Database>;
  readonly remove: () => void;
}

export function temporaryFile(): TemporaryFile {
  const folder = mkdtempSync(join(tmpdir(), 'smashup-server-'));
  const file = join(folder, 'smashup.db');
  return {
    file,
    open: () => openLibsql({ file, worker: LIBSQL_WORKER, now: () => 1 }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
