import { victory } from '../../tools/found-games.ts';
import { SIZES } from '../../tools/sizes.ts';
import { beginGame } from './kit/begin.ts';
import { concede } from './kit/concede.ts';
import { openFound } from './kit/found.ts';
import { hurry } from './kit/settings.ts';
import { passButton, scoringPanel } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the last scoring is seen whole, then the result, with confetti', async ({ page }) => {
  await hurry(page, { speed: 'fast' });
  await openFound(page, victory, 2, 150);
  const spots = await page.locator('[data-spot]').evaluateAll((bases) =>
    bases.map((base) => {
      const { left, right } = base.getBoundingClientRect();
      return { label: base.getAttribute('aria-label') ?? '', left, right };
    }),
  );
  await passButton(page).click();
  const scoring = scoringPanel(page);
  await expect(scoring.getByRole('button', { name: 'See the result' })).toBeVisible();
  const result = page.getByRole('region', { name: 'The game is over' });
  await expect(result).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);

  const covered = await scoring.evaluate((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return [...document.querySelectorAll('section[data-colour][aria-label]')]
      .filter((player) => {
        const rect = player.getBoundingClientRect();
        return rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
      })
      .map((player) => player.getAttribute('aria-label'));
  });
  expect(covered).toEqual([]);
  const name = (await scoring.getAttribute('aria-label'))?.replace(/ scores$/, '') ?? '';
  const scored = spots.find(({ label }) => label.startsWith(name));
  const panel = await scoring.boundingBox();
  if (scored === undefined || panel === null) throw new Error('The base and its scoring are both seen.');
  const isBeside = panel.x >= scored.right || panel.x + panel.width <= scored.left;
  expect(isBeside, 'the base that scores is not covered').toBe(true);

  // It is gone again a few seconds later.
  const confetti = page.locator('canvas').waitFor({ state: 'attached' });
  await scoring.getByRole('button', { name: 'See the result' }).click();
  await expect(result.getByRole('heading', { name: 'You win!' })).toBeVisible();
  await confetti;
});

test('on a phone the result has the whole names of factions, however long they are', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Free pick', seed: 4 });
  const offered = page.getByRole('region', { name: 'Factions to choose from' });
  for (const name of ['Polynesian Voyagers', 'Russian Fairy Tales'])
    await offered.locator('button[data-mark]', { hasText: name }).click();
  await concede(page);
  const result = page.getByRole('region', { name: 'The game is over' });
  const factions = result.getByText('Polynesian Voyagers, Russian Fairy Tales');
  await expect(factions).toBeVisible();
  const cut = await factions.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
