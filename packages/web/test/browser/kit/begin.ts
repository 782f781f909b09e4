import type { Page } from '@playwright/test';
import { hurry } from './settings.ts';
import { expect } from './test.ts';

interface Wishes {
  /** Who sits where, as the list calls them. */
  readonly sitters: readonly ('Person' | 'Bot: random' | 'Bot: easy' | 'Bot: normal' | 'Bot: hard')[];
  readonly choice: 'Free pick' | 'Random' | 'Draft';
  readonly seed: number;
}

/** Sets up a game on the screen for it, and begins. */
export async function beginGame(page: Page, { sitters, choice, seed }: Wishes): Promise<void> {
  await hurry(page);
  await page.goto('/new');
  await page.getByRole('radio', { name: String(sitters.length), exact: true }).check();
  for (const [at, sitter] of sitters.entries()) {
    await page
      .getByRole('group', { name: `Player ${at + 1}` })
      .getByLabel('Who plays')
      .selectOption(sitter);
  }
  await page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
  await page.getByText('Rules and texts').click();
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeAttached();
}
