import { expect, it } from 'vitest';
import { play } from './kit/play.ts';
import { beginGame } from './kit/table.ts';

it('at one screen each sees the own hand, and nobody in between', async () => {
  const page = await beginGame(['Person', 'Person'], 'Random', 21);
  const seen: string[] = [];
  await play(page, {
    seed: 3,
    until: () => seen.length === 4,
    onHandOver: (name) => {
      seen.push(name);
      // While the screen is passed on, no hand is anywhere on the page.
      expect(page.queryByRole('region', { name: 'Your hand' })).toBeNull();
    },
  });
  expect(seen.slice(2)).toEqual(seen.slice(0, 2));
  expect(seen.toSorted()).toEqual(['Bolt', 'Bolt', 'Player 1', 'Player 1']);
});
