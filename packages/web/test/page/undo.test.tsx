import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { beginGame } from './kit/table.ts';

const WHY = 'Nothing to undo: you have made no choice since a card was last revealed or drawn.';

it('Undo says why it cannot: before it is used, and by keyboard, letter, mouse and finger', async () => {
  const page = await beginGame(['Person', 'Bot: random'], 'Random', 4);
  const asked = within(page.getByRole('region', { name: 'What to do' }));
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(asked.getByText('Play a minion and an action, or end your turn.')).toBeTruthy();
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(page.getByRole('button', { name: 'Undo', description: WHY })).toBe(undo);
  expect(undo.title).toBe(WHY);
  await page.focus(undo);
  await page.key('Enter');
  expect(asked.getByRole('status').textContent).toBe(WHY);
  // With the next choice it is not said any more, and that choice can be taken back.
  const [minion] = within(page.getByRole('region', { name: 'Your hand' }))
    .getAllByRole('button', { name: /, Minion, / })
    .filter(({ dataset }) => dataset['mark'] !== undefined);
  await page.click(minion);
  expect(undo.getAttribute('aria-disabled')).toBe('false');
  expect(asked.queryByText(WHY)).toBeNull();
  await page.click(undo);
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  await page.key('u');
  expect(asked.getByText(WHY)).toBeTruthy();
});
