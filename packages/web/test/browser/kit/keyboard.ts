import type { Locator, Page } from '@playwright/test';
import type { Hand } from './play.ts';
import { confirmButton, glowing, heldButton, passButton, scoringPanel, type Choice } from './table.ts';

const MOST_TABS = 150;

/** Whether the focus is there; `gone` when it is there no more. */
function focusAt(targets: Locator, choice: Choice | undefined): Promise<boolean | 'gone'> {
  return targets.evaluateAll((elements, wanted) => {
    const element = elements[wanted?.at ?? 0];
    const label = element?.getAttribute('aria-label') ?? element?.textContent;
    if (element === undefined || (wanted !== undefined && wanted.label !== label)) return 'gone';
    return element === document.activeElement;
  }, choice);
}

/** Goes there with the Tab key alone and presses Enter; what is gone meanwhile is not pressed. */
async function press(page: Page, targets: Locator, choice?: Choice): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const isThere = await focusAt(targets, choice);
    if (isThere === 'gone') return;
    if (isThere) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${choice?.label ?? 'the button'}.`);
}

/** A person without a mouse. */
export const keyboard: Hand = {
  choose: (page, choice) => press(page, glowing(page), choice),
  confirm: (page) => press(page, confirmButton(page)),
  pass: (page) => press(page, passButton(page)),
  closeScoring: (page) => press(page, scoringPanel(page).getByRole('button', { name: 'Close' })),
  chooseHeld: (page) => press(page, heldButton(page)),
};
