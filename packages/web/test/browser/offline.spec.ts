import { beginGame } from './kit/begin.ts';
import { play } from './kit/play.ts';
import { controlled } from './kit/service-worker.ts';
import { expect, test } from './kit/test.ts';

test.use({ serviceWorkers: 'allow' });

test('once loaded, the game is loaded again and played without a network', async ({ page, context }) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 41 });
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand).toBeVisible();
  await play(page, { seed: 6, until: async () => (await page.getByText(/^Turn [3-9]/).count()) > 0 });

  // Screens that were never opened before work too, and so does another game.
  await page.goto('/factions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(hand).toBeVisible();
});
