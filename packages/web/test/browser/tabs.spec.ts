import type { Page } from '@playwright/test';
import { early } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const FOLLOWS = 'You are playing this game in another tab. This tab only shows it.';

/** Which turn it is. */
function turn(page: Page): Promise<string> {
  return page.locator('header p').first().innerText();
}

test('the same game in two tabs: one plays, the other follows, takes over, and goes on alone', async ({
  page,
  context,
}) => {
  await openFound(page, early, 2, 2);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(FOLLOWS)).toBeVisible();
  await expect(other.locator('button[data-mark]')).toHaveCount(0);

  const before = await turn(page);
  await passButton(page).click();
  await expect.poll(() => turn(page)).not.toBe(before);
  await expect(passButton(page)).toBeVisible();
  await expect.poll(() => turn(other)).toBe(await turn(page));

  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(passButton(other)).toBeVisible();
  await expect(page.getByText(FOLLOWS)).toBeVisible();
  const then = await turn(other);
  await passButton(other).click();
  await expect.poll(() => turn(other)).not.toBe(then);
  await expect(passButton(other)).toBeVisible();
  const last = await turn(other);
  await expect.poll(() => turn(page)).toBe(last);

  await other.close();
  await expect(page.getByText(FOLLOWS)).toHaveCount(0);
  await expect(passButton(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => turn(page)).toBe(last);
  await expect(passButton(page)).toBeVisible();
});
