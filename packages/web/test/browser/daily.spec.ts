import type { Page } from '@playwright/test';
import { concede } from './kit/concede.ts';
import { expectEndKept, turnSeen } from './kit/kept.ts';
import { play } from './kit/play.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

/** The cards that are dealt on that day in a browser that nobody has used. */
async function dealtOn(page: Page, day: string): Promise<string[]> {
  await hurry(page);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand).toBeVisible();
  return hand.getByRole('button').evaluateAll((cards) =>
    // Their names: what can be done with them changes when it is one's turn.
    cards.map((card) => card.getAttribute('aria-label')?.replace(/[,:].*$/su, '') ?? ''),
  );
}

test('is the same deal in two browsers, and another on the next day', async ({ page, browser }) => {
  const here = await dealtOn(page, '2026-11-16');
  const [same, other] = await Promise.all(
    ['2026-11-16', '2026-11-17'].map(async (day) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const cards = await dealtOn(await context.newPage(), day);
      await context.close();
      return cards;
    }),
  );
  expect(here.length).toBeGreaterThan(0);
  expect(same).toEqual(here);
  expect(other).not.toEqual(here);
});

test('the first game counts: it goes on, and its result can be passed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dealtOn(page, '2026-11-16');
  await page.goto('/daily');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await play(page, { seed: 3, until: async () => (await turnSeen(page)) > 2 });
  await concede(page);
  await expectEndKept(page);
  await page.goto('/daily');
  const line = /^Smash Up 2026-11-16: .+ -?\d+, .+ -?\d+\. (Won|Lost) in \d+ turns\.$/u;
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play today’s game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Smash Up 2026-11-16: .* http.*\/daily$/u);
});
