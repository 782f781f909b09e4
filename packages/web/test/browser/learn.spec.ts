import type { Locator, Page } from '@playwright/test';
import { SIZES } from '../../tools/sizes.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { wholeScroll } from './kit/measure.ts';
import { mouse, play, type Hand } from './kit/play.ts';
import { hurry } from './kit/settings.ts';
import { expectSteady, watchShifts } from './kit/shifts.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

const HOW_ONE_WINS = /That is how you win/;

async function learn(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Learn by playing/ }).click();
  await expect(coach(page)).toContainText('Welcome!');
}

function coach(page: Page) {
  return page.getByRole('region', { name: 'Coach' });
}

/** Presses the first of them that is seen, all in one go: what is there now may be gone a moment later. */
function pressFirst(targets: Locator): Promise<boolean> {
  return targets.evaluateAll((elements) => {
    const seen = elements.find((element) => element.checkVisibility({ visibilityProperty: true }));
    seen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return seen !== undefined;
  });
}

/** Does what the coach says: reads on, or presses what stands out, if that can be pressed. */
const obedient: Hand = async (page, targets, press) => {
  if (press.choice !== null) {
    if (await pressFirst(coach(page).getByRole('button', { name: 'Got it' }))) return;
    if (await pressFirst(page.locator('button[data-lesson][data-mark]'))) return;
  }
  await mouse(page, targets, press);
};

test('the guided game on a phone, finished by following it: nothing jumps', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await learn(page);
  await watchShifts(page);
  const titles = new Set<string>();
  await play(page, {
    seed: 1,
    hand: obedient,
    until: async () => {
      for (const title of await coach(page).getByRole('heading').allTextContents()) titles.add(title);
      return false;
    },
  });
  await expectSteady(page);
  await expect(coach(page)).toContainText(HOW_ONE_WINS);
  const taught = [...titles].join(' ');
  for (const lesson of ['Play a minion', 'Play an action', 'A card that stays', 'First and second place']) {
    expect(taught).toContain(lesson);
  }
});

test('beside the coach: no accessibility finding, nothing scrolls as a whole, in every window', async ({
  page,
}) => {
  await learn(page);
  await inEveryWindow(page, async (_, name) => {
    await expect(coach(page).getByRole('button', { name: 'Got it' }), name).toBeInViewport({ ratio: 1 });
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, name).toBeLessThanOrEqual(0);
  });
  await expectNoSeriousFinding(page);
});
