import { finishedGame } from '../../tools/found-games.ts';
import { hurry } from './kit/settings.ts';
import { expect, test } from './kit/test.ts';

test('the game is installed by a button where the browser offers it, and only there', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Install the game' });
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: () => Promise.resolve(document.body.setAttribute('data-asked', '')) });
    dispatchEvent(offer);
  });
  await button.click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  await expect(button).toHaveCount(0);
});

test('a file opened with the game is replayed, and a link with its scheme leads to the right place', async ({
  page,
}) => {
  const { text } = finishedGame(2, 2);
  await hurry(page);
  await page.addInitScript((record) => {
    const files = [{ getFile: () => Promise.resolve(new File([record], 'game.json')) }];
    Object.defineProperty(globalThis, 'launchQueue', {
      value: { setConsumer: (consume: (launch: unknown) => void) => consume({ files }) },
    });
  }, text);
  await page.goto('/replay');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await page.goto(`/open?link=${encodeURIComponent('web+smashup:/cards/aliens/scout')}`);
  await expect(page).toHaveURL(/\/cards\/aliens\/scout$/);
  await expect(page.getByRole('heading', { name: 'Scout', level: 1 })).toBeVisible();
  await page.goto(`/open?link=${encodeURIComponent('https://elsewhere.example/')}`);
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
});
