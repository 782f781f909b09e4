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

/** What is seen: everybody's points, the bases, and the cards of whoever looks. */
export async function tableSeen(page: Page, names: readonly string[]) {
  const vp = await Promise.all(
    names.map((name) =>
      page
        .getByRole('region', { name: new RegExp(`^${name}(, you)?$`) })
        .getByText(/^-?\d+ VP$/)
        .textContent(),
    ),
  );
  const hand = page.getByRole('region', { name: 'Your hand' });
  return {
    vp: vp.map((text) => Number.parseInt(text ?? '', 10)),
    bases: await page
      .getByRole('region', { name: 'Bases' })
      .getByRole('heading', { level: 3 })
      .allTextContents(),
    hand: await hand
      .locator('button')
      .evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('aria-label')?.replace(/[,:].*$/su, '') ?? ''),
      ),
  };
}
