import type { Page } from '@playwright/test';
import { openGame } from '../browse.ts';
import {
  crowd,
  dueling,
  findGame,
  finishedGame,
  fullHand,
  lateness,
  meFirst,
  piled,
} from '../found-games.ts';
import { layRecord, someGames } from '../own-stats.ts';
import { titanGame } from '../titan-game.ts';
import type { Shot } from './shot.ts';

const address =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

/** A game is looked for when its first picture is drawn. */
const found = new Map<string, string>();

function game(name: string, worth: Parameters<typeof findGame>[0], players: number, games: number) {
  return async (page: Page): Promise<void> => {
    const text = found.get(name) ?? findGame(worth, players, games);
    found.set(name, text);
    await openGame(page, text);
  };
}

const games = {
  crowded: game('crowded', crowd, 4, 120),
  fullHand: game('full hand', fullHand, 2, 120),
  late: game('late', lateness, 4, 30),
  piled: game('piled', piled, 3, 60),
  dueling: game('dueling', dueling, 3, 150),
  meFirst: game('me first', meFirst, 4, 60),
};

/** A recorded game, in its middle. */
async function replay(page: Page): Promise<void> {
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(finished()) });
  const slider = page.getByRole('slider', { name: 'Timeline' });
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
}

async function titans(page: Page): Promise<void> {
  await openGame(page, titanGame());
}

/** At the base where the other one is. */
async function playTitan(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Major Ursa, titan/ }).click();
  await page.locator('[data-spot] button[data-mark="choice"]').first().click();
  await page.getByRole('region', { name: / clash$/ }).waitFor();
}

const finished = (): string => finishedGame(4, 6).text;

/** Screens that need no server. */
export const atHome: readonly Shot[] = [
  { name: 'start', show: address('/') },
  { name: 'new-game', show: address('/new') },
  {
    name: 'new-game-four',
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
      await page.getByRole('button', { name: 'Choose factions for Player 1' }).click();
      await page.getByRole('button', { name: /^Robots/ }).click();
    },
  },
  {
    name: 'faction-cards',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Choose factions for Player 1' }).click();
      await page.getByRole('button', { name: 'See the cards of Wizards' }).click();
    },
  },
  {
    name: 'saved',
    show: async (page) => {
      await games.late(page);
      await page.goto('/saved');
    },
  },
  { name: 'saved-none', show: address('/saved') },
  { name: 'replay', show: replay },
  {
    name: 'replay-panel',
    show: async (page) => {
      await replay(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('checkbox', { name: 'All cards open' }).check();
    },
  },
  {
    name: 'review',
    show: async (page) => {
      await replay(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Review my game' }).click();
      await page.getByRole('heading', { level: 1, name: 'Review my game' }).waitFor();
      await page
        .getByText(/chance to win/)
        .first()
        .waitFor();
    },
  },
  { name: 'record-none', show: address('/record') },
  {
    name: 'record-some',
    show: async (page) => {
      await page.goto('/about');
      await layRecord(page, someGames(23));
      await page.goto('/record');
      await page.getByRole('heading', { name: 'By pairing' }).waitFor();
    },
  },
  { name: 'daily', show: address('/daily') },
  { name: 'collection', show: address('/collection') },
  { name: 'replay-file', show: address('/replay') },
  { name: 'settings', show: address('/settings') },
  { name: 'factions', show: address('/factions') },
  { name: 'gallery-found', show: address('/factions?set=Core+Set&timing=before+scoring&kind=minion') },
  { name: 'gallery-both', show: address('/factions?printing=both&set=Core+Set') },
  { name: 'gallery-titans', show: address('/factions?kind=titan') },
  { name: 'card-titan', show: address('/cards/pirates/the-kraken') },
  { name: 'card-two-printings', show: address('/cards/pirates/saucy-wench') },
  { name: 'card-one-printing', show: address('/cards/samurai/bushi') },
  { name: 'faction', show: address('/factions/Samurai') },
  { name: 'about', show: address('/about') },
  { name: 'online-no-server', show: address('/online') },
  { name: 'rules', show: address('/rules') },
  { name: 'rules-scoring', show: address('/rules/R5-2') },
  { name: 'rules-editions', show: address('/rules/Editions') },
  { name: 'learn', show: address('/learn') },
  { name: 'table-crowded', show: games.crowded },
  { name: 'table-full-hand', show: games.fullHand },
  { name: 'table-late', show: games.late },
  {
    name: 'table-card',
    show: async (page) => {
      await games.late(page);
      await page.locator('[data-hand] button').first().click({ button: 'right' });
    },
  },
  {
    name: 'table-where',
    show: async (page) => {
      await games.late(page);
      await page.locator('[data-hand] button[data-mark]').first().dispatchEvent('click');
    },
  },
  { name: 'table-titans', show: titans },
  {
    name: 'table-titan-card',
    show: async (page) => {
      await titans(page);
      await page.getByRole('button', { name: /^Major Ursa, titan/ }).click({ button: 'right' });
    },
  },
  {
    name: 'table-clash',
    show: async (page) => {
      await titans(page);
      await playTitan(page);
    },
  },
  {
    name: 'table-clash-explained',
    show: async (page) => {
      await titans(page);
      await playTitan(page);
      await page.getByRole('button', { name: 'Why?' }).click();
    },
  },
  { name: 'table-pile', show: games.piled },
  { name: 'table-duel', show: games.dueling },
  { name: 'table-me-first', show: games.meFirst },
  {
    name: 'table-menu',
    show: async (page) => {
      await games.late(page);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'table-choosing',
    show: async (page) => {
      await page.goto('/new');
      await page.getByRole('radio', { name: /^Draft/ }).check();
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
