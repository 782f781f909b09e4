import type { Locator, Page } from '@playwright/test';
import { SIZES } from '../../tools/sizes.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { expectTurnKept } from './kit/kept.ts';
import { wholeScroll } from './kit/measure.ts';
import { mouse, play, type Hand } from './kit/play.ts';
import { hurry } from './kit/settings.ts';
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
    const seen = elements.find((element) => element.checkVisibility());
    seen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return seen !== undefined;
  });
}

/** Does what the coach says: reads on, or presses what stands out, if that can be pressed. */
const obedient: Hand = {
  ...mouse,
  async choose(page, choice) {
    if (await pressFirst(coach(page).getByRole('button', { name: 'Got it' }))) return;
    if (await pressFirst(page.locator('button[data-lesson][data-mark]'))) return;
    await mouse.choose(page, choice);
  },
};

test('the guided game on a phone, finished by following it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await learn(page);
  const titles = new Set<string>();
  await play(page, {
    seed: 1,
    hand: obedient,
    until: async () => {
      for (const title of await coach(page).getByRole('heading').allTextContents()) titles.add(title);
      return false;
    },
  });
  await expect(coach(page)).toContainText(HOW_ONE_WINS);
  const taught = [...titles].join(' ');
  for (const lesson of ['Play a minion', 'Play an action', 'A card that stays', 'First and second place']) {
    expect(taught).toContain(lesson);
  }
});

test('the guided game on a phone, finished by straying from it, left and taken up again', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await learn(page);
  await coach(page).getByRole('button', { name: 'Got it' }).click();
  await page.locator('button[data-pass]:visible').first().click();
  await expect(coach(page)).toContainText('That works too. Play a minion: we will come back to it.');
  await play(page, {
    seed: 2,
    until: async ({ choices }) => choices.length > 0 && (await page.getByText(/^Turn [5-9]/).count()) > 0,
  });
  await expectTurnKept(page);
  const lessons = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('smashup-learn') ?? 'null') as unknown);
  const before = await lessons();
  await page.goto('/');
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect(page.getByText(/^Turn [5-9]/).first()).toBeVisible();
  await expect.poll(lessons).toEqual(before);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect.poll(lessons).toEqual(before);
  await play(page, { seed: 3 });
  await expect(coach(page)).toContainText(HOW_ONE_WINS);
});

test('the coach says when something else was done, and comes back to it', async ({ page }) => {
  await learn(page);
  await coach(page).getByRole('button', { name: 'Got it' }).click();
  await expect(coach(page)).toContainText('Play a minion');
  // An action instead.
  await page
    .locator('[data-hand]')
    .getByRole('button', { name: /Aggromotive/ })
    .click();
  await expect(coach(page)).toContainText('That works too. Play a minion: we will come back to it.');
  await expect(coach(page)).toContainText('Aggromotive goes on a base');
  await page.locator('button[data-mark]:visible').first().click();
  await expect(coach(page)).toContainText('Each turn you may play one minion');
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
