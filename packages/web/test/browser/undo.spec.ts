import { beginGame } from './kit/begin.ts';
import { expect, test } from './kit/test.ts';

const WHY =
  'There is nothing to undo: you have not chosen anything since hidden information last came to light.';

test('Undo says why it cannot: before it is used, and by keyboard, letter, mouse and finger', async ({
  page,
}) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 4 });
  const asked = page.getByRole('region', { name: 'What to do' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(asked.getByText('Choose a glowing card')).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAccessibleDescription(WHY);
  await expect(undo).toHaveAttribute('title', WHY);

  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('status')).toHaveText(WHY);

  // With the next choice it is not said any more, and that choice can be taken back.
  const hand = page.getByRole('region', { name: 'Your hand' });
  await hand
    .locator('[data-mark]')
    .and(hand.getByRole('button', { name: ', Minion, ' }))
    .first()
    .click();
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await expect(asked.getByText(WHY)).toHaveCount(0);
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await expect(asked.getByText(WHY)).toBeVisible();
});
