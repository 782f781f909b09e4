import type { Page } from '@playwright/test';
import { passButton } from './table.ts';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** What is kept of a game besides its record (host/store.ts). */
interface Kept {
  readonly turn: number;
}

function keptGames(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('smash-up');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading: IDBRequest<Kept[]> = opening.result.transaction('games').objectStore('games').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result;
  });
}

/** When the page has settled, the turn that is seen is kept of the only game there is. */
export async function expectTurnKept(page: Page): Promise<void> {
  await settled(page);
  expect(await keptGames(page)).toEqual([expect.objectContaining({ turn: await turnSeen(page) })]);
}

/** The number of the turn that the table says. */
export async function turnSeen(page: Page): Promise<number> {
  const text = await page.locator('header p').first().innerText();
  return Number(/Turn (?<n>\d+)/.exec(text)?.groups?.['n']);
}

/** Is done with the turn, and asked again in a later one. */
export async function passTurn(page: Page): Promise<void> {
  const turn = await turnSeen(page);
  await passButton(page).click();
  await settled(page);
  expect(await turnSeen(page)).toBeGreaterThan(turn);
  await expect(passButton(page)).toBeVisible();
}
