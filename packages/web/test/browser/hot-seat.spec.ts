import { beginGame } from './kit/begin.ts';
import { concede } from './kit/concede.ts';
import { mouse, play } from './kit/play.ts';
import { expect, test } from './kit/test.ts';

test('at one screen each sees the own hand, and nobody in between; one gives up', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Person'], choice: 'Random', seed: 21 });
  const seen: string[] = [];
  await play(page, {
    seed: 3,
    hand: mouse,
    until: ({ handOver }) => seen.length === 4 && handOver === null,
    onHandOver: async (name) => {
      seen.push(name);
      // While the screen is passed on, no hand is anywhere on the page.
      await expect(page.getByRole('region', { name: 'Your hand' })).toBeHidden();
    },
  });
  expect(seen.toSorted()).toEqual(['Bolt', 'Bolt', 'Player 1', 'Player 1']);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await concede(page);
});
