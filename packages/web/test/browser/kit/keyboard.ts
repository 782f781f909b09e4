import type { Locator, Page } from '@playwright/test';
import type { Hand } from './play.ts';
import { confirmButton, glowing, passButton, scoringPanel } from './table.ts';

const MOST_TABS = 150;

/** Whether the focus is there; `gone` when it is there no more. */
function focusAt(targets: Locator, at: number): Promise<boolean | 'gone'> {
  return targets.evaluateAll((elements, which) => {
    const element = elements[which];
    return element === undefined ? 'gone' : element === document.activeElement;
  }, at);
}

/** Goes there with the Tab key alone and presses Enter; what is gone meanwhile is not pressed. */
async function press(page: Page, targets: Locator, at = 0): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const isThere = await focusAt(targets, at);
    if (isThere === 'gone') return;
    if (isThere) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await targets.nth(at).getAttribute('aria-label')}.`);
}

/** A person without a mouse. */
export const keyboard: Hand = {
  choose: (page, at) => press(page, glowing(page), at),
  confirm: (page) => press(page, confirmButton(page)),
  pass: (page) => press(page, passButton(page)),
  closeScoring: (page) => press(page, scoringPanel(page).getByRole('button', { name: 'Close' })),
};
