import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage, type Page } from './kit/page.tsx';
import { play } from './kit/play.ts';
import { glowing, one, passButton, turnSeen } from './kit/table.ts';

const coach = (page: Page): HTMLElement => page.getByRole('region', { name: 'Coach' });
const gotIt = (page: Page): Promise<void> =>
  page.click(within(coach(page)).getByRole('button', { name: 'Got it' }));

async function learn(): Promise<Page> {
  const page = await openPage('/');
  await page.click(page.getByRole('link', { name: /Learn by playing/ }));
  expect(coach(page).textContent).toContain('Welcome!');
  return page;
}

it('the guided game, finished by straying from it, left and taken up again', async () => {
  let page = await learn();
  await gotIt(page);
  await page.click(passButton());
  // The bot has had its turn, and the lesson comes back.
  expect(coach(page).textContent).toContain('Play a minion');
  await play(page, { seed: 2, until: () => glowing().length > 0 && turnSeen() >= 5 });
  const turn = turnSeen();
  const lessons = (): string | null => localStorage.getItem('smashup-learn');
  const before = lessons();
  page = await page.go('/');
  await page.click(page.getByRole('link', { name: /Continue/ }));
  expect(page.path()).toBe('/learn');
  expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
  expect(turnSeen()).toBe(turn);
  expect(lessons()).toBe(before);
  page = await page.reload();
  expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
  expect(turnSeen()).toBe(turn);
  expect(lessons()).toBe(before);
  await play(page, { seed: 3 });
  expect(coach(page).textContent).toMatch(/That is how you win/);
});

it('the coach says when something else was done, and comes back to it', async () => {
  const page = await learn();
  await gotIt(page);
  expect(coach(page).textContent).toContain('Play a minion');
  // An action instead.
  await page.click(within(one('[data-hand]')).getByRole('button', { name: /Aggromotive/ }));
  expect(coach(page).textContent).toContain('Fine! We’ll play a minion later.');
  expect(coach(page).textContent).toContain('Aggromotive goes on a base');
  await page.click(glowing()[0]);
  expect(coach(page).textContent).toContain('Each turn you may play one minion');
});
