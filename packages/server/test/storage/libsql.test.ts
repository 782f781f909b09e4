import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../kit/database.ts';
import { storageSuite } from './suite.ts';

const { open, remove } = temporaryFile();
storageSuite('libsql', open, remove);

describe('a connection', () => {
  it('that is closed while it collects does what was asked before, and survives that', async () => {
    const file = temporaryFile();
    const database = await file.open();
    const asked = database.write([]);
    await database.close();
    await expect(asked).resolves.toBe(true);
    file.remove();
  });

  it('is freed once when it is closed', async () => {
    const program = fileURLToPath(new URL('../kit/open-and-close.ts', import.meta.url));
    // With these, memory that was freed says that it is an open database: whoever closes it again does not survive it.
    const env = { ...process.env, GLIBC_TUNABLES: 'glibc.malloc.perturb=118:glibc.malloc.tcache_count=0' };
    const closing = promisify(execFile)(process.execPath, ['--expose-gc', '--import', 'tsx', program], {
      env,
    });
    await expect(closing).resolves.toMatchObject({ stderr: '' });
  });
});
