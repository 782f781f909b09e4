import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { root } from '../../../tools/bundle.mjs';

const run = promisify(execFile);

const ADDRESS = /\/src\/session\/catalogue-address\.ts$/u;
/** Where a development server has the file. */
const SERVED = '/@catalogue.json';

/**
 * Vite plugin: makes a file of everything that is printed on cards and bases, and fills in its address in
 * src/session/catalogue-address.ts. The referee could tell as much, but it comes with all rules: whoever only looks
 * at cards would wait for eight times as much, and for script instead of data.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (_request, response, next) => {
        catalogueText().then(
          (text) => response.setHeader('content-type', 'application/json').end(text),
          next,
        );
      });
    },
    async load(id) {
      if (!ADDRESS.test(id)) return null;
      const address =
        this.environment.mode === 'dev'
          ? JSON.stringify(SERVED)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'catalogue.json', source: await catalogueText() })}`;
      return `export const CATALOGUE_ADDRESS = ${address};`;
    },
  };
}

/** Packages export their sources, which the process that reads Vite's configuration cannot run: another one does. */
async function catalogueText(): Promise<string> {
  const printer = fileURLToPath(new URL('print-catalogue.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [join(root, 'tools/run.mjs'), printer], {
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
