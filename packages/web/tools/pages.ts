import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactionEntry } from '@smashup/referee/protocol';
import type { Plugin, Rolldown } from 'vite';
import { screens } from '../src/i18n/en/screens.ts';
import { slug } from '../src/text/searching.ts';

/** In index.html, where the page is drawn. */
const PLACE = '<!-- until the script is there -->';

/** Every page is drawn with these; one that came later would move what is being read. */
const FONTS = [
  'comic-neue-latin-400-normal.woff2',
  'comic-neue-latin-700-normal.woff2',
  'bangers-latin-400-normal.woff2',
];

/** And with this script, which begins once something is on screen. */
const DRAW = 'src/draw.tsx';
const MAIN = 'src/main.ts';

/** What the screen at an address needs at once: scripts, by their sources, and files of data. */
interface Screen {
  readonly scripts: readonly string[];
  readonly data: readonly string[];
}

const CATALOGUE = 'catalogue.json';
const CARD_INDEX = 'card-index.json';
const BADGES = 'badges.json';
const LIBRARY = 'src/gallery/gallery-screen.tsx';
const ONLINE = 'src/screens/online/online-rooms.tsx';

const FACTIONS = 'factions';
type Faction = Pick<FactionEntry, 'name' | 'set'>;

/** By the first part of the address (src/app.tsx). */
const SCREENS: Readonly<Record<string, Screen>> = {
  new: { scripts: ['src/screens/new-game/new-game-screen.tsx'], data: [CATALOGUE] },
  game: { scripts: ['src/screens/game-screen.tsx', 'src/flow/game.tsx'], data: [CATALOGUE] },
  learn: { scripts: ['src/learn/learn-screen.tsx'], data: [] },
  rules: { scripts: ['src/screens/rules/rules-screen.tsx'], data: [CATALOGUE, CARD_INDEX] },
  saved: { scripts: ['src/screens/saved/saved-screen.tsx'], data: [] },
  record: { scripts: ['src/stats/stats-screen.tsx'], data: [] },
  daily: { scripts: ['src/screens/daily/daily-screen.tsx'], data: [CATALOGUE] },
  collection: { scripts: ['src/collection/collection-screen.tsx'], data: [CATALOGUE] },
  replay: { scripts: ['src/replay/replay-screen.tsx'], data: [CATALOGUE] },
  review: { scripts: ['src/replay/replay-screen.tsx'], data: [CATALOGUE] },
  [FACTIONS]: { scripts: [LIBRARY], data: [CATALOGUE, CARD_INDEX, BADGES] },
  cards: { scripts: [LIBRARY], data: [CATALOGUE, CARD_INDEX] },
  about: { scripts: ['src/screens/about/about-screen.tsx'], data: [] },
  settings: { scripts: ['src/settings/settings-screen.tsx'], data: [] },
  online: { scripts: [ONLINE], data: [] },
  t: { scripts: [ONLINE], data: [] },
  me: { scripts: [ONLINE], data: [] },
};
const START: Screen = { scripts: [], data: [] };

/** A faction's own page begins with its guide; what its cards can be found by comes with them, below. */
function screenOf({ name, set }: Faction): Screen {
  return { scripts: [LIBRARY, `${slug(set)}/${slug(name)}/guide.json`], data: [CATALOGUE, BADGES] };
}

/**
 * Vite plugin: one page for each kind of address, and for each faction's own. They differ in what the browser fetches
 * straight away, instead of discovering it script by script, and in what is shown until then.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server === undefined ? html : html.replace(PLACE, POSTER)),
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const index = join(dir, 'index.html');
      const empty = readFileSync(index, 'utf8');
      if (!empty.includes(PLACE)) throw new Error(`index.html has no place for what is seen first: ${PLACE}`);
      if (scriptsOf(entryOf(MAIN, bundle), bundle).has(entryOf(DRAW, bundle).fileName)) {
        throw new Error('What is seen first would wait for all that draws the page.');
      }
      mkdirSync(join(dir, 'pages', FACTIONS), { recursive: true });
      const factions = factionsIn(bundle);
      expectNoFaction(factions, bundle);
      for (const faction of factions) {
        const path = join(dir, 'pages', FACTIONS, `${faction.name}.html`);
        writeFileSync(path, page(empty, LOADING, fetches(screenOf(faction), bundle)));
      }
      for (const [part, screen] of Object.entries(SCREENS)) {
        writeFileSync(join(dir, 'pages', `${part}.html`), page(empty, LOADING, fetches(screen, bundle)));
      }
      writeFileSync(index, page(empty, POSTER, fetches(START, bundle)));
    },
  };
}

/** The top of the start page (src/screens/start), as it will look. */
const POSTER = `<main class="start"><div class="poster"><h1 class="title">${screens.start.title}</h1><p class="motto">${screens.start.motto}</p><div class="fan-place"></div></div><div class="ways-place"></div></main>`;

/** As src/screens/loading.tsx. */
const LOADING = `<main class="loading"><output class="title">${screens.loading}</output></main>`;

/** However many factions there are, the first page and the styles of all pages stay as small as they are. */
function expectNoFaction(factions: readonly Faction[], bundle: Rolldown.OutputBundle): void {
  const scripts = [MAIN, DRAW].flatMap((source) => [...scriptsOf(entryOf(source, bundle), bundle)]);
  for (const part of Object.values(bundle)) {
    if (!scripts.includes(part.fileName) && !part.fileName.endsWith('.css')) continue;
    const text = part.type === 'chunk' ? part.code : String(part.source);
    const named = factions.find(({ name }) => text.includes(name));
    if (named !== undefined)
      throw new Error(`The first page would load ${part.fileName} with ${named.name}.`);
  }
}

function page(empty: string, sight: string, links: readonly string[]): string {
  const fresh = links.filter((link) => !empty.includes(addressIn(link)));
  return empty.replace(PLACE, sight).replace('</head>', `  ${fresh.join('\n    ')}\n  </head>`);
}

function addressIn(link: string): string {
  return /href=(?<address>"[^"]+")/u.exec(link)?.groups?.['address'] ?? '';
}

function fetches({ scripts, data }: Screen, bundle: Rolldown.OutputBundle): string[] {
  const names = [DRAW, ...scripts].flatMap((source) => [...scriptsOf(entryOf(source, bundle), bundle)]);
  return [
    ...[...new Set(names)].map(
      (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" />`,
    ),
    ...FONTS.map((font) => preload(font, 'as="font" type="font/woff2"', bundle)),
    ...data.map((file) => preload(file, 'as="fetch"', bundle)),
  ];
}

function preload(file: string, as: string, bundle: Rolldown.OutputBundle): string {
  return `<link rel="preload" ${as} crossorigin href="/${assetOf(file, bundle).fileName}" />`;
}

function assetOf(file: string, bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && part.names.includes(file)) return part;
  }
  throw new Error(`The build has no ${file}.`);
}

function factionsIn(bundle: Rolldown.OutputBundle): readonly Faction[] {
  const catalogue: unknown = JSON.parse(String(assetOf(CATALOGUE, bundle).source));
  if (!hasFactions(catalogue)) throw new Error('The catalogue has no factions.');
  return catalogue.factions;
}

/** The catalogue is the build's own (catalogue.ts). */
function hasFactions(catalogue: unknown): catalogue is { readonly factions: readonly Faction[] } {
  return typeof catalogue === 'object' && catalogue !== null && 'factions' in catalogue;
}

function entryOf(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/${source}`))) return part;
  }
  throw new Error(`The build has no script for ${source}.`);
}

/** The chunk and everything that it imports. */
function scriptsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !found.has(name)) scriptsOf(imported, bundle, found);
  }
  return found;
}
