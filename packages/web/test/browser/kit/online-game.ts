import type { Locator, Page } from '@playwright/test';
import type { Network } from './network.ts';
import type { Player } from './people.ts';
import { scoringPanel, type Seen } from './table.ts';
import { expectTable } from './tables.ts';
import { expect } from './test.ts';

/** What the browser itself says in the console of a dead server and a dead network. */
export const NETWORK = /net::ERR_|WebSocket connection|Failed to load resource/;

export const LOST = 'Connection lost. Reconnecting …';

export function turnOf({ turn }: Seen): number {
  return Number(/\d+/.exec(turn)?.[0] ?? 0);
}

export function resultOf(page: Page): Locator {
  return page.getByRole('region', { name: 'The game is over' });
}

/** Whoever only looks on has the last scoring before them until they put it away. */
async function lookAtResult(page: Page): Promise<void> {
  await page.bringToFront();
  const close = scoringPanel(page).getByRole('button', { name: 'See the result' });
  await expect(resultOf(page).or(close)).toBeVisible();
  if (await close.isVisible()) await close.click();
  await expect(resultOf(page)).toBeVisible();
}

/** They have seen the same end. */
export async function expectSameResult(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await lookAtResult(page);
  const results = await Promise.all(
    pages.map((page) => resultOf(page).getByRole('list').first().innerText()),
  );
  expect(new Set(results).size).toBe(1);
}

/** Until the table is seen: whether a picture is still on its way does not matter. */
export async function reload({ page }: Player): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await expectTable({ page });
}

/** An empty one, behind the first. */
export async function secondTab({ page, context }: Player): Promise<Page> {
  const tab = await context.newPage();
  await page.bringToFront();
  return tab;
}

/** They look at the table there, too, and go on in the first tab. */
export async function openAsWell(tab: Page, { page }: Player): Promise<void> {
  await tab.bringToFront();
  await tab.goto(page.url(), { waitUntil: 'commit' });
  await expectTable({ page: tab });
  await page.bringToFront();
}

/** Everything that this page hears is cut off, and it says so; then it comes back. */
export async function goOffline({ page, context }: Player, network: Network): Promise<void> {
  network.cut();
  await context.setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(LOST)).toBeVisible();
  network.mend();
  await context.setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();
}
