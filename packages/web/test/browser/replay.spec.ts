import { SIZES } from '../../tools/sizes.ts';
import { finishedFor, openReplay, pointNow, press, timeline } from './kit/replay.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { wholeScroll } from './kit/measure.ts';
import { inEveryWindow, settle } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

test('on a phone one sees the base that a card comes to', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openReplay(page, finishedFor(2).text);
  const bases = page.locator('[data-spot]');
  const cardsThere = (): Promise<number[]> =>
    bases.evaluateAll((spots) => spots.map((spot) => spot.querySelectorAll('[data-card]').length));
  const goTo = async (step: number): Promise<void> => {
    await timeline(page).fill(String(step));
    await settle(page);
  };
  let step = 0;
  let grown = -1;
  while (grown < 0) {
    const before = await cardsThere();
    step += 1;
    await goTo(step);
    grown = (await cardsThere()).findIndex((cards, at) => cards > (before[at] ?? cards));
  }
  await goTo(step - 1);
  const elsewhere = grown === 0 ? 1 : 0;
  await page
    .getByRole('button', { name: /^Show / })
    .nth(elsewhere)
    .click();
  await expect(bases.nth(elsewhere)).toBeVisible();
  await expect(bases.nth(grown)).toBeHidden();
  await goTo(step);
  await expect(bases.nth(grown)).toBeVisible();
  await expect(bases.nth(grown)).toBeInViewport({ ratio: 1 });
});

test('a strong bot judges the decisions, in the background, and can be stopped', async ({ page }) => {
  const { text } = finishedFor(2);
  await openReplay(page, text);
  await press(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'Review my game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const costliest = page.getByRole('region', { name: 'What cost most' });
  await expect(costliest.getByRole('listitem').nth(1)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/chance to win$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectNoSeriousFinding(page);
  await inEveryWindow(page, async (_, name) => {
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, name).toBeLessThanOrEqual(0);
  });
  const at = await costliest.getByRole('button', { pressed: true }).getAttribute('data-at');
  await costliest.getByRole('button', { name: 'Open in the replay' }).click();
  await expect.poll(() => pointNow(page)).toBe(Number(at));
});

test('no accessibility finding, no overflow, in any window', async ({ page }) => {
  await openReplay(page, finishedFor(3).text);
  await timeline(page).fill('60');
  await expectNoSeriousFinding(page);
  await inEveryWindow(page, async (_, name) => {
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, name).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('group', { name: 'Replay' }).getByRole('button').all()) {
      await expect.soft(button, name).toBeInViewport({ ratio: 1 });
    }
  });
  await press(page, 'More');
  await page.getByRole('checkbox', { name: 'All cards open' }).check();
  await expectNoSeriousFinding(page);
  await inEveryWindow(page, async (_, name) => {
    const surplus = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Math.max(
          0,
          ...[dialog, ...dialog.querySelectorAll('section')].map((one) => one.scrollWidth - one.clientWidth),
        ),
      );
    expect.soft(surplus, name).toBeLessThanOrEqual(1);
  });
});
