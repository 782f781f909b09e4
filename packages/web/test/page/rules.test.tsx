import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from './kit/page.tsx';
import { one, opened, openMenu } from './kit/table.ts';

it('a screen reader finds sections, rules, pictures in words and the comparison', async () => {
  const page = await openPage('/rules');
  expect(page.getAllByRole('figure')).toHaveLength(7);
  const scoring = within(page.getByRole('region', { name: 'R5 Scoring' }));
  expect(scoring.getByRole('article', { name: 'R5.4' }).textContent).toContain(
    'Ties take the better place together',
  );
  expect(page.getByRole('figure', { name: 'A tie, played out' }).textContent).toContain(
    'Tar Pits: 25/16; Ann 10, Bob 10, Cho 5.',
  );
  const editions = within(page.getByRole('region', { name: 'The four editions compared' }));
  expect(editions.getAllByRole('columnheader')).toHaveLength(5);
  expect(editions.getByRole('rowheader', { name: 'needed to place' })).toBeTruthy();
});

it('they are searched', async () => {
  const page = await openPage('/rules');
  await page.fill(page.getByRole('searchbox'), 'tied third');
  expect(page.getAllByRole('article')).toHaveLength(1);
  expect(page.getByText('1 entry')).toBeTruthy();
  await page.fill(page.getByRole('searchbox'), 'no rule says zygote');
  expect(page.getByText('No rules match.')).toBeTruthy();
});

it('a word on a card leads to its rule, the rule back to the table, and to the cards that use it', async () => {
  const page = await openPage('/learn');
  const hand = within(one('[data-hand]'));
  await page.rightClick(hand.getByRole('button', { name: /Zeppelin/ }));
  // In the card's text; its list of words has it too.
  await page.click(within(page.getByRole('dialog')).getAllByRole('link', { name: 'Talent' })[0]);
  expect(page.path()).toBe('/rules/R3-8');
  expect(document.activeElement).toBe(page.getByRole('article', { name: 'R3.8' }));
  await page.click(page.getByRole('link', { name: 'Back' }));
  expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
  await openMenu(page);
  await page.click(within(page.getByRole('dialog')).getByRole('link', { name: 'Rules' }));
  await page.click(page.getByText('“Talent” on cards'));
  await page.click(within(opened(page, '“Talent” on cards')).getByRole('link', { name: 'Zeppelin' }));
  expect(page.getByRole('heading', { name: 'Zeppelin', level: 1 })).toBeTruthy();
});
