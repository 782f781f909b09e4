import { beginGame } from './kit/begin.ts';
import { play } from './kit/play.ts';
import { expect, test } from './kit/test.ts';

// The seed gives quick factions: played by chance, other games take three times as long.
test('a hot-seat game: each sees the own hand, and nobody in between', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Person'], choice: 'Random', seed: 21 });
  const seen = new Set<string>();
  await play(page, {
    seed: 3,
    gathers: true,
    onHandOver: async (name) => {
      seen.add(name);
      // While the screen is passed on, no hand is anywhere on the page.
      await expect(page.getByRole('region', { name: 'Your hand' })).toBeHidden();
    },
  });
  expect([...seen].toSorted()).toEqual(['Ace', 'Bolt']);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});
