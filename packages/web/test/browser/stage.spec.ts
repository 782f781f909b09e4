import type { Page } from '@playwright/test';
import { dueling, meFirst } from '../../tools/found-games.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { openFound } from './kit/found.ts';
import { smallestLetters, wholeScroll } from './kit/measure.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Where a part of the table is. */
async function boxOf(page: Page, selector: string) {
  return (await page.locator(selector).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

test('a duel is fought on a stage: who, with how much power, what is laid, what will come of it', async ({
  page,
}) => {
  await openFound(page, dueling, 3, 20);
  const stage = page.getByRole('region', { name: 'Duel' });
  const ends = stage.locator('dl > div');
  await expect(ends).toHaveCount(3);
  await expect(ends.filter({ hasText: 'If you win' })).toHaveCount(1);
  await expect(ends.filter({ hasText: 'On a tie' })).toHaveCount(1);
  for (const end of await ends.all()) expect((await end.locator('dd').innerText()).length).toBeGreaterThan(8);
  const minions = stage.locator('button[data-card]');
  await expect(minions).toHaveCount(2);
  // A standing order never passes what is asked in a duel: it is not offered there.
  await expect(page.getByRole('button', { name: 'Pass until my next turn' })).toHaveCount(0);

  await inEveryWindow(page, async (_, name) => {
    const { x, y, width, height } = await boxOf(page, '[data-duel]');
    const hand = await boxOf(page, '[data-hand]');
    expect.soft(x, name).toBeGreaterThanOrEqual(0);
    expect.soft(x + width, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect.soft(y + height, `${name}: above the hand`).toBeLessThanOrEqual(hand.y);
    const hidden = await stage.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect.soft(hidden, `${name}: all of it is seen`).toBeLessThanOrEqual(1);
    for (const { pixels, text } of await smallestLetters(page, '[data-duel]'))
      expect.soft(pixels, `${name}: ${text}`).toBeGreaterThanOrEqual(12);
    const widths = await minions.evaluateAll((cards) => cards.map((card) => card.clientWidth));
    expect.soft(Math.min(...widths), name).toBeGreaterThanOrEqual(64);
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
  });
  await expectNoSeriousFinding(page);

  // A card is laid by keyboard alone.
  await page.locator('[data-hand] button[data-mark]').first().focus();
  await page.keyboard.press('Enter');
  if (await page.getByRole('button', { name: /^(Play|Choose) it$/ }).isVisible())
    await page.keyboard.press('Enter');
  await expect(page.locator('[data-hand] button[data-mark="choice"]').first()).toBeHidden();
});

test('Me First says what can be answered, who has passed, who is asked and who may still play', async ({
  page,
}) => {
  await openFound(page, meFirst, 4, 10);
  const panel = page.getByRole('region', { name: 'Me First' });
  const seats = panel.getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await expect(seats.filter({ hasText: 'You' })).toContainText('may play now');
  await expect(seats.filter({ hasText: 'passed' }).first()).toBeVisible();
  await expect(seats.filter({ hasText: 'may still play' }).first()).toBeVisible();
  const asked = page.getByRole('region', { name: 'What to do' }).getByRole('paragraph').first();
  const about = (await panel.getByRole('paragraph').innerText()).split(/\.\s/u)[0] ?? '';
  expect(await asked.innerText()).toContain(about);
  await inEveryWindow(page, async (size, name) => {
    await expect.soft(seats.filter({ hasText: 'You' }), name).toBeVisible();
    const rest = (await smallestLetters(page, `section[aria-label="Me First"]`)).at(-1);
    expect.soft(rest?.pixels, `${size}: ${rest?.text}`).toBeGreaterThanOrEqual(11);
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
  });
  await passButton(page).click();
  await expect(seats.filter({ hasText: 'You' }).filter({ hasText: 'may play now' })).toHaveCount(0);
});
