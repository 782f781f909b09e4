import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker.js';

/** Vite plugin: tells the service worker which files the build consists of, and gives the build a version. */
export function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        // Browsers that know service workers know woff2, and systems keep an app's icons themselves. The page for a
        // single address only says what to fetch straight away, and all that is cached anyway.
        .filter((path) => !path.includes(join('pages', 'factions', '')))
        .filter((path) => !path.endsWith(SERVICE_WORKER) && !path.endsWith('.woff') && !path.endsWith('.png'))
        .toSorted();
      const hash = createHash('sha256');
      for (const path of names) hash.update(path.slice(dir.length)).update(readFileSync(path));
      const manifest = {
        version: hash.digest('hex').slice(0, 12),
        files: names.map((path) => path.slice(dir.length).replaceAll('\\', '/')),
      };
      const worker = join(dir, SERVICE_WORKER);
      writeFileSync(worker, `const PRECACHE = ${JSON.stringify(manifest)};\n${readFileSync(worker, 'utf8')}`);
    },
  };
}
