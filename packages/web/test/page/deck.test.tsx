import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { minionsToPlay } from '../../tools/found-games.ts';
import { one, openFound } from './kit/table.ts';

it('what is left in the own deck: one click, by faction, as many cards as the deck has', async () => {
  const page = await openFound([minionsToPlay, 2, 20]);
  const inDeck = Number(one('[data-you] [data-anchor^="deck"]').textContent);
  await page.click(page.getByRole('button', { name: /in your deck: show what is left/ }));
  const dialog = within(page.getByRole('dialog', { name: 'What is left in your deck' }));
  const factions = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
  expect(factions).toHaveLength(2);
  const listed = factions.reduce(
    (sum, heading) => sum + Number(/: (?<count>\d+)$/.exec(heading)?.groups?.['count']),
    0,
  );
  expect(listed).toBe(inDeck);
  const copies = dialog.getAllByRole('button', { name: /cop(?:y|ies)$/ });
  expect(
    copies.reduce(
      (sum, { textContent }) => sum + Number(/×(?<n>\d+)$/.exec(textContent ?? '')?.groups?.['n']),
      0,
    ),
  ).toBe(inDeck);
  await page.click(copies[0] ?? document.body);
  expect(page.getAllByRole('dialog')).toHaveLength(2);
});
