// npm run lighthouse --silent [runs]: what Lighthouse says of four pages of the served build on a phone; one JSON object
// on stdout, medians of three runs. Lighthouse is fetched by npx when it is first needed: it is larger than the game.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { currentServer } from '../../server/tools/build.mjs';
import { buildWebIfStale, dist } from './build.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';

const VERSION = '12.8.2';
const PAGES = {
  start: '/',
  'new game': '/new',
  factions: '/factions',
  faction: '/factions/Samurai',
} as const;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof LEAST;
type Scores = Record<Category, number>;

const run = promisify(execFile);

/** `npm start`, with a database that nobody else has. */
async function serveGame(folder: string): Promise<{ readonly port: number; close(): Promise<void> }> {
  await buildWebIfStale();
  const { index, workers } = await currentServer();
  const { readConfig, startServer }: typeof import('../../server/src/index.ts') = await import(index);
  const config = readConfig({ LOG_LEVEL: 'warn', PORT: '0' }, join(folder, 'smashup.db'), 1);
  return startServer(config, workers, dist);
}

async function examine(address: string, folder: string): Promise<Scores> {
  const report = join(folder, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--throttling-method=simulate',
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const { categories }: { categories: Record<Category, { score: number }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return scores((category) => Math.round(categories[category].score * 100));
}

function scores(of: (category: Category) => number): Scores {
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

const runs = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'smashup-lighthouse-'));
const server = await serveGame(folder);
try {
  const pages: Record<string, Scores> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const seen: Scores[] = [];
    for (let at = 0; at < runs; at += 1)
      seen.push(await examine(`http://localhost:${server.port}${path}`, folder));
    pages[name] = scores((category) => median(seen.map((one) => one[category])));
  }
  console.log(JSON.stringify({ version: VERSION, runs, pages, least: LEAST }, null, 2));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
