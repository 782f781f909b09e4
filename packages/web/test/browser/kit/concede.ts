import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The person at the screen gives up. */
export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
}
