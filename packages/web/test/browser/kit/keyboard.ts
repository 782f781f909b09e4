import type { Locator, Page } from '@playwright/test';
import type { Hand } from './play.ts';
import { confirmButton, glowing, passButton } from './table.ts';

const MOST_TABS = 150;

/** Goes there with the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await target.getAttribute('aria-label')}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** A person without a mouse. */
export const keyboard: Hand = {
  choose: (page, at) => press(page, glowing(page).nth(at)),
  confirm: (page) => press(page, confirmButton(page)),
  pass: (page) => press(page, passButton(page)),
  closeScoring: (page) =>
    press(page, page.getByRole('region', { name: / scores$/ }).getByRole('button', { name: 'Close' })),
};
