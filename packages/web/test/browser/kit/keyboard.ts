import type { Locator } from '@playwright/test';
import type { Hand } from './play.ts';
import { answeringOnly, type Choice } from './table.ts';

const MOST_TABS = 150;

/** Whether the focus is there; `gone` when it is there no more. */
function focusAt(targets: Locator, choice: Choice | null): Promise<boolean | 'gone'> {
  return targets.evaluateAll((elements, wanted) => {
    const element = elements[wanted?.at ?? 0];
    const label = element?.getAttribute('aria-label') ?? element?.textContent;
    if (element === undefined || (wanted !== null && wanted.label !== label)) return 'gone';
    return element === document.activeElement;
  }, choice);
}

/** A person without a mouse goes there with the Tab key alone and presses Enter. */
export const keyboard: Hand = (page, targets, { decision, choice }) =>
  answeringOnly(page, decision, async () => {
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
  });
