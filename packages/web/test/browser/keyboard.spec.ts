import { hurry } from './kit/settings.ts';
import { keyboard } from './kit/keyboard.ts';
import { play } from './kit/play.ts';
import { expect, test } from './kit/test.ts';

// Narrow enough for the log to be closed: every card in it is a stop on the way.
test.use({ viewport: { width: 1100, height: 800 } });

test('a whole game by keyboard only', async ({ page }) => {
  await hurry(page);
  await page.goto('/new');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused();
  const sitter = page.getByRole('group', { name: 'Player 2' }).getByLabel('Who plays');
  const random = page.getByRole('radio', { name: 'Free pick' });
  const begin = page.getByRole('button', { name: 'Begin' });
  const seed = page.getByLabel('Seed');
  const goTo = async (target: typeof sitter): Promise<void> => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there.');
  };
  await goTo(sitter);
  while ((await sitter.inputValue()) !== 'random') await page.keyboard.press('ArrowUp');
  await goTo(random);
  await page.keyboard.press('ArrowDown');
  await goTo(page.getByText('Rules and texts').locator('xpath=ancestor::summary'));
  await page.keyboard.press('Enter');
  await goTo(seed);
  await page.keyboard.type('88');
  await goTo(begin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
  await play(page, { seed: 2, hand: keyboard });
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});
