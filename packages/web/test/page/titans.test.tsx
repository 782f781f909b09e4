import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { titanGame } from '../../tools/titan-game.ts';
import { all, openGame } from './kit/table.ts';

it('a titan is played by keyboard, clashes with another, and its talent is used', async () => {
  const page = await openGame(titanGame());
  const giant = page.getByRole('button', { name: /^Big Funny Giant, titan, Benedikta, gives 0 power/ });
  const base = giant.closest('[data-spot]');
  await page.focus(
    page.getByRole('button', { name: /^Major Ursa, titan, set aside\. Instead of your regular minion/ }),
  );
  await page.key('Enter');
  const [place] = all('button[data-mark="choice"]').filter((button) => base?.contains(button));
  await page.focus(place);
  await page.key('Enter');
  const clash = within(page.getByRole('region', { name: 'Major Ursa and Big Funny Giant clash' }));
  const text = (): string | null => page.getByRole('region', { name: /clash$/ }).textContent;
  expect(text()).toContain('7 : 0');
  await page.click(clash.getByText('Why?'));
  const [sums] = clash.getAllByRole('table');
  expect(sums.querySelector('caption')?.textContent).toMatch(/Ann: 7$/);
  expect(sums.textContent).toContain('King Rex');
  expect(text()).toContain('leaves play');
  expect(page.getByRole('log').textContent).toContain('Big Funny Giant leaves play');
  await page.click(clash.getByRole('button', { name: 'Close' }));
  expect(page.queryByRole('region', { name: /clash$/ })).toBeNull();
  // Nobody has two titans in play.
  await page.click(page.getByRole('button', { name: /^Fort Titanosaurus, titan, set aside/ }));
  expect(page.getByRole('dialog', { name: 'Fort Titanosaurus' }).textContent).toContain(
    'You control Major Ursa',
  );
  await page.key('Escape');
  expect(page.queryByRole('dialog', { name: 'Fort Titanosaurus' })).toBeNull();
  const panel = within(page.getByRole('region', { name: 'Benedikta' }));
  expect(panel.getByRole('button', { name: /^Big Funny Giant, titan, set aside/ })).toBeTruthy();
  await page.click(page.getByRole('button', { name: /^Major Ursa, titan, yours/ }));
  await page.click(page.getByRole('button', { name: 'Place a +1 power counter' }));
  expect(page.getByRole('button', { name: /^King Rex, power 8, raised from 7, yours/ })).toBeTruthy();
});
