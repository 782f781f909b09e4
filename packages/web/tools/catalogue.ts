import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { root } from '../../../tools/bundle.mjs';
import { emitFolder } from './emit-folder.ts';

const run = promisify(execFile);

const ADDRESS = /\/src\/catalogue\/catalogue-address\.ts$/u;
/** Where a development server has the files. */
const SERVED = '/@catalogue';
const FANS_SERVED = '/@fans';

/** By the names of the addresses in src/catalogue/catalogue-address.ts. */
const FILES = {
  CATALOGUE_ADDRESS: { name: 'catalogue.json', of: ({ catalogue }: Printed) => catalogue },
  CARD_INDEX_ADDRESS: { name: 'card-index.json', of: ({ index }: Printed) => index },
} as const;

/**
 * Vite plugin: makes files of everything that is printed on cards and bases, of what they can be found by, and of the
 * fans on the first page, and fills in their addresses in src/catalogue/catalogue-address.ts. The referee could provide the same, but it comes with
 * all the rules: somebody who only looks at cards would wait for eight times as much, and for script instead of data.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    configureServer({ middlewares }) {
      for (const { name, of } of Object.values(FILES)) {
        middlewares.use(`${SERVED}/${name}`, (_request, response, next) => {
          print().then(
            (printed) =>
              response.setHeader('content-type', 'application/json').end(JSON.stringify(of(printed))),
            next,
          );
        });
      }
      middlewares.use(FANS_SERVED, (request, response, next) => {
        print().then(
          ({ fans }) =>
            response
              .setHeader('content-type', 'application/json')
              .end(JSON.stringify(fans[Number.parseInt(request.url?.slice(1) ?? '', 10)])),
          next,
        );
      });
    },
    async load(id) {
      if (!ADDRESS.test(id)) return null;
      const isServed = this.environment.mode === 'dev';
      const printed = isServed ? null : await print();
      const fans =
        printed === null
          ? { folder: `${FANS_SERVED}/`, count: 1 }
          : {
              folder: emitFolder(
                'fans',
                printed.fans.map((fan, at) => [String(at), JSON.stringify(fan)]),
                (file) => this.emitFile(file),
              ),
              count: printed.fans.length,
            };
      const addresses = Object.entries(FILES).map(([constant, { name, of }]) => {
        const address =
          printed === null
            ? JSON.stringify(`${SERVED}/${name}`)
            : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: JSON.stringify(of(printed)) })}`;
        return `export const ${constant} = ${address};`;
      });
      return [...addresses, `export const FANS = ${JSON.stringify(fans)};`].join('\n');
    },
  };
}

interface Printed {
  readonly catalogue: unknown;
  readonly index: unknown;
  readonly fans: readonly unknown[];
}

/** Packages export their sources, which the process that reads Vite's configuration cannot run: another one does. */
async function print(): Promise<Printed> {
  const printer = fileURLToPath(new URL('print-catalogue.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [join(root, 'tools/run.mjs'), printer], {
    maxBuffer: 2 ** 26,
  });
  const printed: unknown = JSON.parse(stdout);
  if (!isPrinted(printed)) throw new Error('The cards could not be printed.');
  return printed;
}

function isPrinted(data: unknown): data is Printed {
  return typeof data === 'object' && data !== null && 'catalogue' in data && 'fans' in data;
}
