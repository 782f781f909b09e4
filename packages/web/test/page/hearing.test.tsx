import { expect, it } from 'vitest';
import { minionsToPlay, piled } from '../../tools/found-games.ts';
import { within } from '@testing-library/dom';
import { all, openFound } from './kit/table.ts';

it('cards in hand are heard with their kind and power', async () => {
  await openFound([minionsToPlay, 2, 20]);
  const labels = all('[data-hand] button').map((card) => card.getAttribute('aria-label'));
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) expect(label).toMatch(/, (Minion, power \d+|Action|Minion or action)\./u);
});

it('a search through many cards says how many there are, and finds some', async () => {
  const page = await openFound([piled, 3, 60]);
  const tray = within(page.getByRole('region', { name: 'Cards to choose from' }));
  const cards = (): number => tray.queryAllByRole('listitem').length;
  const total = cards();
  expect(total).toBeGreaterThan(8);
  expect(tray.getByText(`${total} of ${total} cards`)).toBeTruthy();
  await page.fill(tray.getByRole('searchbox'), 'minion');
  expect(cards()).toBeLessThan(total);
  expect(tray.getByText(`${cards()} of ${total} cards`)).toBeTruthy();
  await page.fill(tray.getByRole('searchbox'), 'nothing says this');
  expect(cards()).toBe(0);
  expect(tray.getByText('None of these cards match.')).toBeTruthy();
});
