// npm run screenshots: every screen at three sizes, into .cache/screenshots.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../tools/bundle.mjs';
import { openGame, visit } from './browse.ts';
import { crowd, findGame, fullHand, lateness, piled } from './found-games.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
} as const;

const folder = join(root, '.cache', 'screenshots');

/** A view that is worth a picture. */
interface Shot {
  readonly name: string;
  readonly dark?: boolean;
  show(page: Page): Promise<void>;
}

const address =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

const games = {
  crowded: findGame(crowd, 4, 120),
  fullHand: findGame(fullHand, 2, 120),
  late: findGame(lateness, 4, 30),
  piled: findGame(piled, 3, 60),
};

const shots: readonly Shot[] = [
  { name: 'start', show: address('/') },
  { name: 'start-dark', dark: true, show: address('/') },
  { name: 'new-game', show: address('/new') },
  {
    name: 'new-game-four-dark',
    dark: true,
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('radio', { name: '4', exact: true }).check();
      await page.getByText('Rules and texts').click();
    },
  },
  {
    name: 'faction-picker',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Choose now for Ace' }).click();
      await page.getByRole('button', { name: /^Robots/ }).click();
    },
  },
  {
    name: 'faction-cards',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Choose now for Ace' }).click();
      await page.getByRole('button', { name: 'See the cards of Wizards' }).click();
    },
  },
  {
    name: 'saved',
    show: async (page) => {
      await openGame(page, games.late);
      await page.goto('/saved');
    },
  },
  { name: 'saved-none', show: address('/saved') },
  { name: 'settings', show: address('/settings') },
  { name: 'factions', show: address('/factions') },
  { name: 'faction', show: address('/factions/Samurai') },
  { name: 'about', show: address('/about') },
  { name: 'table-crowded', show: (page) => openGame(page, games.crowded) },
  { name: 'table-crowded-dark', dark: true, show: (page) => openGame(page, games.crowded) },
  { name: 'table-full-hand', show: (page) => openGame(page, games.fullHand) },
  { name: 'table-late', show: (page) => openGame(page, games.late) },
  {
    name: 'table-card',
    show: async (page) => {
      await openGame(page, games.late);
      await page.locator('[data-hand] button').first().click({ button: 'right' });
    },
  },
  {
    name: 'table-where',
    show: async (page) => {
      await openGame(page, games.late);
      await page.locator('[data-hand] button[data-mark]').first().dispatchEvent('click');
    },
  },
  { name: 'table-pile', show: (page) => openGame(page, games.piled) },
  {
    name: 'table-menu',
    show: async (page) => {
      await openGame(page, games.late);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'table-choosing',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('radio', { name: 'Draft' }).check();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('region', { name: 'Factions to choose from' }).waitFor();
    },
  },
  {
    name: 'hand-over',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('group', { name: 'Player 2' }).getByLabel('Who plays').selectOption('Person');
      await page.getByRole('radio', { name: 'Random' }).check();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('dialog', { name: /Pass the screen/ }).waitFor();
    },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const visited = await visit();
try {
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    for (const [size, viewport] of Object.entries(SIZES)) {
      const page = await visited.open(
        { viewport, reducedMotion: 'reduce', colorScheme: shot.dark === true ? 'dark' : 'light' },
        { speed: 'none', confirmEndTurn: false },
      );
      try {
        await shot.show(page);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
      } catch (error) {
        console.error(`${shot.name}, ${size}: ${String(error)}`);
        process.exitCode = 1;
      }
      await page.screenshot({ path: join(folder, `${shot.name}-${size}.png`) });
      await page.context().close();
    }
  }
} finally {
  await visited.close();
}
console.log(`The pictures are in ${folder}.`);
