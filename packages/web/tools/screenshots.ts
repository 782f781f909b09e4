// npm run screenshots [words]: every screen at six sizes, light and dark, into .cache/screenshots; with words only the
// pictures whose names hold all of them: `npm run screenshots table-crowded dark`. What is drawn is listed in shots/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { root } from '../../../tools/bundle.mjs';
import { Town } from '../test/browser/kit/town.ts';
import { visit, type Visit } from './browse.ts';
import { atHome } from './shots/at-home.ts';
import { online } from './shots/online.ts';
import type { OnlineShot, Scene } from './shots/shot.ts';
import { SIZES, TOUCHED } from './sizes.ts';

const folder = join(root, '.cache', 'screenshots');
const SCHEMES = ['light', 'dark'] as const;
const SETTINGS = { speed: 'none', confirmEndTurn: false };
/** How long a page may take to settle. */
const STILL_MILLIS = 500;

interface Picture {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

const wanted = process.argv.slice(2);

/** The pictures of a view that are wanted. */
function picturesOf(shot: string): readonly Picture[] {
  return Object.entries(SIZES)
    .flatMap(([size, viewport]) =>
      SCHEMES.map((colorScheme) => ({
        name: `${shot}-${size}-${colorScheme}`,
        options: {
          viewport,
          colorScheme,
          reducedMotion: 'reduce' as const,
          hasTouch: TOUCHED.has(size),
        },
      })),
    )
    .filter(({ name }) => wanted.every((word) => name.includes(word)));
}

/** If a view cannot be reached, that is reported, and the picture shows how far it got. */
async function draw(name: string, page: Page, show: () => Promise<void>): Promise<void> {
  try {
    await show();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(STILL_MILLIS);
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    process.exitCode = 1;
  }
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.context().close();
}

async function drawOnline(visited: Visit, town: Town, { name: shot, prepare }: OnlineShot): Promise<void> {
  const pictures = picturesOf(shot);
  if (pictures.length === 0) return;
  const { who, path, show }: Scene = await prepare(town);
  const known = who === null ? {} : { storageState: await who.storage() };
  for (const { name, options } of pictures) {
    const page = await visited.open({ ...options, baseURL: town.address, ...known }, SETTINGS);
    await draw(name, page, async () => {
      await page.goto(path);
      await page.locator('main:not(.loading), [data-table]').first().waitFor();
      await show?.(page);
    });
  }
}

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const visited = await visit();
const town = await Town.open();
try {
  for (const shot of atHome) {
    for (const { name, options } of picturesOf(shot.name)) {
      const page = await visited.open(options, SETTINGS);
      await draw(name, page, () => shot.show(page));
    }
  }
  for (const shot of online) await drawOnline(visited, town, shot);
} finally {
  await town.end();
  await visited.close();
}
console.log(`The pictures are in ${folder}.`);
