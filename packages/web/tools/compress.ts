import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/u;
const SMALLEST = 500;

const compressed = promisify(brotliCompress);

/**
 * Vite plugin: puts a compressed copy beside every text file of the build, so that a server need not do it each time.
 */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    // After the plugins that still write into the files.
    enforce: 'post',
    async closeBundle() {
      const { root, build } = this.environment.config;
      const folder = resolve(root, build.outDir);
      // A build that failed has left nothing, and says why itself.
      if (!existsSync(folder)) return;
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        TEXT.test(path),
      );
      await Promise.all(
        paths.map(async (path) => {
          const text = readFileSync(join(folder, path));
          if (text.length >= SMALLEST) writeFileSync(join(folder, `${path}.br`), await compressed(text));
        }),
      );
    },
  };
}
