import type { Locator, Page } from '@playwright/test';
import { openGame } from '../../tools/browse.ts';
import { titanGame } from '../../tools/titan-game.ts';
import { expectNoSeriousFinding } from './kit/findings.ts';
import { wholeScroll } from './kit/measure.ts';
import { hurry } from './kit/settings.ts';
import { inEveryWindow } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

/** One game for every test here. */
const GAME = titanGame();

async function sitDown(page: Page): Promise<void> {
  await hurry(page);
  await openGame(page, GAME);
}

function ursaAside(page: Page): Locator {
  return page.getByRole('button', { name: /^Major Ursa, titan, set aside\. Instead of your regular minion/ });
}

test('a titan is played by keyboard, clashes with another, and its talent is used', async ({ page }) => {
  await sitDown(page);
  const giant = page.getByRole('button', { name: /^Big Funny Giant, titan, Benedikta, gives 0 power/ });
  const base = page.locator('[data-spot]').filter({ has: giant });
  await ursaAside(page).focus();
  await page.keyboard.press('Enter');
  await base.locator('button[data-mark="choice"]').first().focus();
  await page.keyboard.press('Enter');

  const clash = page.getByRole('region', { name: 'Major Ursa and Big Funny Giant clash' });
  await expect(clash).toContainText('7 : 0');
  await clash.getByRole('button', { name: 'Why?' }).click();
  await expect(clash.getByRole('table', { name: 'Ann: 7' })).toContainText('King Rex');
  await expect(clash).toContainText('leaves play');
  await expect(page.getByRole('log')).toContainText('Big Funny Giant leaves play');
  await expectNoSeriousFinding(page);
  await clash.getByRole('button', { name: 'Close' }).click();
  await expect(clash).toBeHidden();

  // Nobody has two titans in play.
  await page.getByRole('button', { name: /^Fort Titanosaurus, titan, set aside/ }).click();
  const near = page.getByRole('dialog', { name: 'Fort Titanosaurus' });
  await expect(near).toContainText('You control Major Ursa');
  await page.keyboard.press('Escape');
  await expect(near).toBeHidden();

  const panel = page.getByRole('region', { name: 'Benedikta', exact: true });
  await expect(panel.getByRole('button', { name: /^Big Funny Giant, titan, set aside/ })).toBeVisible();
  await page.getByRole('button', { name: /^Major Ursa, titan, yours/ }).click();
  await page.getByRole('button', { name: 'Place a +1 power counter' }).click();
  await expect(page.getByRole('button', { name: /^King Rex, power 8, raised from 7, yours/ })).toBeVisible();
});

test('titans at a base and set aside are seen whole in every window', async ({ page }) => {
  await sitDown(page);
  await inEveryWindow(page, async (_, name) => {
    await expect.soft(ursaAside(page), name).toBeInViewport({ ratio: 1 });
    // Lying on its side, a phone shows one of two players at a base, and the other when it is scrolled.
    const giant = page.getByRole('button', { name: /^Big Funny Giant/ });
    if (name !== 'sideways') await expect.soft(giant, name).toBeInViewport({ ratio: 1 });
    expect.soft(await wholeScroll(page), name).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
