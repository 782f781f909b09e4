import { beginGame } from './kit/begin.ts';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { mouse, play } from './kit/play.ts';
import { expect, test } from './kit/test.ts';

test('a whole game against a bot, by clicks, to the result and a rematch', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Bot: random'], choice: 'Random', seed: 154 });
  await play(page, { seed: 1, hand: mouse });
  const result = page.getByRole('region', { name: 'The game is over' });
  await expect(result.getByRole('heading', { name: /win/ })).toBeVisible();
  await expect(result.getByRole('listitem').first()).toContainText(/1[5-9] VP|2\d VP/);
  await expectNoOverflow(page);
  await expectNoSeriousFinding(page);
  const old = page.url();
  await result.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page).not.toHaveURL(old);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});
