import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from './kit/page.tsx';
import { figure, opened } from './kit/table.ts';

it('a card is found through three filters, its address passed on, and its words lead to the rules and back', async () => {
  let page = await openPage('/factions');
  const filter = (name: string): HTMLSelectElement => page.getByRole('combobox', { name });
  await page.select(filter('Set'), 'Core Set');
  await page.select(filter('When it works'), 'before a base scores');
  await page.select(filter('Power'), '3');
  expect(page.getByText('1 card')).toBeTruthy();
  // Whoever is given the address sees the same.
  const shared = location.pathname + location.search;
  page = await page.go('/');
  page = await page.go(shared);
  expect(filter('Power').value).toBe('3');
  await page.click(page.getByRole('link', { name: 'Shinobi' }));
  expect(page.path()).toBe('/cards/ninjas/shinobi');
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Shinobi', level: 1 }));
  expect(page.getAllByText('3 copies').length).toBeGreaterThan(0);
  await page.click(page.getAllByRole('link', { name: 'Special' })[0]);
  expect(page.path()).toBe('/rules/R3-9');
  await page.click(page.getByText('“Special” on cards'));
  await page.click(within(opened(page, '“Special” on cards')).getByRole('link', { name: 'Shinobi' }));
  expect(page.getByRole('heading', { name: 'Shinobi', level: 1 })).toBeTruthy();
  await page.click(page.getByRole('link', { name: 'Back' }));
  expect(page.path()).toBe('/rules/R3-9');
});

it('two printings side by side, with what has changed marked for eyes and for ears', async () => {
  const page = await openPage('/cards/aliens/scout');
  expect(figure(/^Original$/).textContent).toContain('put this minion');
  expect(figure(/^Current$/).textContent).toContain('return this minion');
  const changes = within(page.getByRole('region', { name: /^What has changed/ }));
  expect(changes.getAllByRole('deletion')[0].textContent).toBe('gone: put');
  expect(changes.getAllByRole('insertion')[0].textContent).toBe('new: return');
  expect(page.getByText('It still counts for scoring', { exact: false })).toBeTruthy();
  const both = await page.go('/factions?printing=both&set=Core+Set&power=3');
  expect(both.getAllByRole('region', { name: /^What has changed/ }).length).toBeGreaterThan(0);
});

it('a faction: how it plays, how hard it is, whom with, and its strength as a picture in words too', async () => {
  const page = await openPage('/factions/Aliens');
  const region = (name: string): HTMLElement => page.getByRole('region', { name });
  expect(region('How they play').textContent).toMatch(/send/i);
  expect(region('How hard they are to play').textContent).toContain('Easy.');
  expect(within(region('They go well with')).getAllByRole('link').length).toBeGreaterThan(0);
  const strength = within(region('How strong they are'));
  expect(figure(/Aliens: \d+ %/)).toBeTruthy();
  expect(strength.getAllByText(/place \d+ of all \d+/)).toHaveLength(2);
  expect(strength.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    expect.stringContaining('“hard” bots'),
    expect.stringContaining('“normal” bots'),
  ]);
});
