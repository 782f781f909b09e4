import type { Locator, Page } from '@playwright/test';
import { finishedGame, type FinishedGame } from '../../../tools/found-games.ts';
import { expect } from './test.ts';
import { hurry } from './settings.ts';

const games = new Map<number, FinishedGame>();

/** A short game that was played to its end; looked for once. */
export function finishedFor(players: number): FinishedGame {
  const game = games.get(players) ?? finishedGame(players, 40);
  games.set(players, game);
  return game;
}

/** Opens the file of a game to look at it. */
export async function openReplay(page: Page, text: string): Promise<void> {
  await hurry(page);
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(timeline(page)).toBeVisible();
}

export function timeline(page: Page): Locator {
  return page.getByRole('slider', { name: 'Timeline' });
}

export async function pointNow(page: Page): Promise<number> {
  return Number(await timeline(page).inputValue());
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Replay' }).getByRole('button', { name, exact: true }).click();
}

/** Looks with other eyes: a player's name, or nobody's. */
export async function lookAs(page: Page, name: string): Promise<void> {
  await press(page, 'More');
  const panel = page.getByRole('dialog', { name: 'About this replay' });
  await panel.getByLabel('See it as').selectOption(name);
  await panel.getByRole('button', { name: 'Close' }).click();
}
