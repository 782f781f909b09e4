import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { screens } from '../src/i18n/en/screens.ts';

/** In index.html, where the page is drawn. */
const PLACE = '<!-- until the script is there -->';

/** Every page is drawn with these. */
const FONTS = ['comic-neue-latin-400-normal.woff2', 'bangers-latin-400-normal.woff2'];

/** And with this script. */
const DRAW = 'draw';

/** What the screen at an address needs at once: its script, and files of data. */
interface Screen {
  readonly script: string;
  readonly data: readonly string[];
}

const CATALOGUE = 'catalogue.json';
const CARD_INDEX = 'card-index.json';
const LIBRARY = 'screens/library/library-screen';
const ONLINE = 'screens/online/online-rooms';

/** By the first part of the address (src/app.tsx). */
const SCREENS: Readonly<Record<string, Screen>> = {
  new: { script: 'screens/new-game/new-game-screen', data: [CATALOGUE] },
  game: { script: 'screens/game/game-screen', data: [CATALOGUE] },
  learn: { script: 'screens/learn/learn-screen', data: [] },
  rules: { script: 'screens/rules/rules-screen', data: [CATALOGUE, CARD_INDEX] },
  saved: { script: 'screens/saved/saved-screen', data: [] },
  record: { script: 'screens/record/record-screen', data: [] },
  daily: { script: 'screens/daily/daily-screen', data: [CATALOGUE] },
  replay: { script: 'screens/replay/replay-screen', data: [CATALOGUE] },
  factions: { script: LIBRARY, data: [CATALOGUE, CARD_INDEX, 'emblems.json'] },
  cards: { script: LIBRARY, data: [CATALOGUE, CARD_INDEX] },
  about: { script: 'screens/about/about-screen', data: [] },
  settings: { script: 'screens/settings/settings-screen', data: [] },
  online: { script: ONLINE, data: [] },
  t: { script: ONLINE, data: [] },
  me: { script: ONLINE, data: [] },
};
const START: Screen = { script: DRAW, data: [CATALOGUE] };

/**
 * Vite plugin: one page for each kind of address. They differ in what the browser fetches at once, instead of hearing of
 * it from one script after another, and in what is seen until then.
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
      mkdirSync(join(dir, 'pages'));
      for (const [part, screen] of Object.entries(SCREENS)) {
        writeFileSync(join(dir, 'pages', `${part}.html`), page(empty, LOADING, fetches(screen, bundle)));
      }
      writeFileSync(index, page(empty, POSTER, fetches(START, bundle)));
    },
  };
}

/** The top of the start page (src/screens/start), as it is going to be. */
const POSTER = `<main class="start"><div class="poster"><h1 class="title">${screens.start.title}</h1><p class="motto">${screens.start.motto}</p><div class="fan-place"></div></div><div class="ways-place"></div></main>`;

/** As src/screens/loading.tsx. */
const LOADING = `<main class="loading"><output class="title">${screens.loading}</output></main>`;

function page(empty: string, sight: string, links: readonly string[]): string {
  const fresh = links.filter((link) => !empty.includes(addressIn(link)));
  return empty.replace(PLACE, sight).replace('</head>', `  ${fresh.join('\n    ')}\n  </head>`);
}

function addressIn(link: string): string {
  return /href=(?<address>"[^"]+")/u.exec(link)?.groups?.['address'] ?? '';
}

function fetches({ script, data }: Screen, bundle: Rolldown.OutputBundle): string[] {
  const scripts = [DRAW, script].flatMap((name) => [...scriptsOf(entryOf(name, bundle), bundle)]);
  return [
    ...[...new Set(scripts)].map(
      (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" />`,
    ),
    ...FONTS.map((font) => preload(font, 'as="font" type="font/woff2"', bundle)),
    ...data.map((file) => preload(file, 'as="fetch"', bundle)),
  ];
}

function preload(file: string, as: string, bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(file));
  if (found === undefined) throw new Error(`The build has no ${file}.`);
  return `<link rel="preload" ${as} crossorigin href="/${found.fileName}" />`;
}

function entryOf(script: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.facadeModuleId?.endsWith(`/src/${script}.tsx`) === true) return part;
  }
  throw new Error(`The build has no script for ${script}.`);
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
