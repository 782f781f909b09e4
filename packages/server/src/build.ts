import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which program this is, to the last byte: what it has saved half done only it may take up. Of one that is not built, and
 * loads its sources one by one, nobody knows after it has ended.
 */
export const BUILD = import.meta.url.endsWith('.mjs')
  ? createHash('sha256')
      .update(readFileSync(fileURLToPath(import.meta.url)))
      .digest('base64url')
  : randomBytes(16).toString('base64url');
