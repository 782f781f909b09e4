// npm run lighthouse --silent [runs]: what Lighthouse says of four pages of the served build on a phone; one JSON object
// on stdout, medians of three runs. Lighthouse is fetched by npx when it is first needed: it is larger than the game.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '../../../tools/bundle.mjs';
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
async function serveGame(folder: string): Promise<{ readonly address: string; close(): void }> {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA: join(folder, 'smashup.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+(?=\/)/u.exec(line)?.[0];
    if (address !== undefined) return { address, close: () => child.kill() };
  }
  throw new Error('The game could not be served.');
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
  const told: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (!isReport(told)) throw new Error(`Lighthouse told nothing of ${address}.`);
  return scores((category) => Math.round(told.categories[category].score * 100));
}

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
}

/** It is asked for all four categories, and has them if it has any. */
function isReport(told: unknown): told is Report {
  return typeof told === 'object' && told !== null && 'categories' in told;
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
    for (let at = 0; at < runs; at += 1) seen.push(await examine(`${server.address}${path}`, folder));
    pages[name] = scores((category) => median(seen.map((one) => one[category])));
  }
  console.log(JSON.stringify({ version: VERSION, runs, pages, least: LEAST }, null, 2));
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
