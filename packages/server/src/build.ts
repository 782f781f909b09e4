import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Identifies this program to the last byte: only the same program may resume what it saved half done. A program that
 * is not bundled and loads its sources one by one cannot be identified after it has ended.
 */
export const BUILD = import.meta.url.endsWith('.mjs')
  ? createHash('sha256')
      .update(readFileSync(fileURLToPath(import.meta.url)))
      .digest('base64url')
  : randomBytes(16).toString('base64url');
