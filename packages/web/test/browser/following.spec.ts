import { early } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { passButton } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test('a card that is shown large to be read lies over those that fly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFound(page, early, 2, 2, { speed: 'fast' });
  // Every picture of a card that flies is put on the table itself.
  const layers = page.evaluate(
    () =>
      new Promise<{ readonly flying: number; readonly large: number }>((resolve) => {
        const changes = new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          const ghost = added.find((node) => node instanceof HTMLElement && node.inert);
          const stage = document.querySelector('[data-spotlight]')?.parentElement ?? null;
          if (ghost instanceof HTMLElement && stage !== null) {
            changes.disconnect();
            resolve({ flying: Number(ghost.style.zIndex), large: Number(getComputedStyle(stage).zIndex) });
          }
        });
        changes.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await passButton(page).click();
  const { flying, large } = await layers;
  expect(large).toBeGreaterThan(flying);
});
