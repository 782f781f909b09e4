import { crowd } from '../../tools/found-games.ts';
import { beginGame } from './kit/begin.ts';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { openFound } from './kit/found.ts';
import { play } from './kit/play.ts';
import { expect, test } from './kit/test.ts';

test('the table of four: no serious accessibility finding, never wider than the window', async ({ page }) => {
  await openFound(page, crowd, 4, 12);
  await expectNoOverflow(page);
  await expectNoSeriousFinding(page);

  // A base from near, at its name: actions may lie in its middle.
  await page
    .getByRole('button', { name: /Breakpoint/ })
    .first()
    .click({ button: 'right', position: { x: 70, y: 20 } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);
  await expectNoSeriousFinding(page);
});

test('choosing factions at the table: no serious accessibility finding, no overflow', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Person'], choice: 'Free pick', seed: 52 });
  await expect(page.getByRole('region', { name: 'Factions to choose from' })).toBeVisible();
  await expectNoOverflow(page);
  await expectNoSeriousFinding(page);
});

test('the hand-over screen: no serious accessibility finding, no overflow', async ({ page }) => {
  await beginGame(page, { sitters: ['Person', 'Person'], choice: 'Random', seed: 53 });
  await play(page, { seed: 8, until: ({ handOver }) => handOver !== null });
  await expectNoOverflow(page);
  await expectNoSeriousFinding(page);
});
