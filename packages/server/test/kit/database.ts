import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibsql, type Database } from '../../src/storage/index.ts';
import { currentServer } from '../../tools/build.mjs';

/** What threads run, built as for people: a thread that reads TypeScript takes half a second to start. */
export const { workers: WORKERS } = await currentServer();

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
    open: () => openLibsql({ file, worker: WORKERS.libsql, now: () => 1 }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
