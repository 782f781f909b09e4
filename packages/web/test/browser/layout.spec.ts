import type { Page } from '@playwright/test';
import { crowd, early } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { wholeScroll } from './kit/measure.ts';
import { inEveryWindow, isPhone } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

const AT_REST = [0, 0, 0, 0, 0, 0];

test('the log is wide enough to be read, and looking at it moves nothing', async ({ page }) => {
  await openFound(page, crowd, 4, 12);
  const log = page.getByRole('complementary', { name: 'Log' });
  for (const width of [390, 820, 1024, 1190, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
    const box = await log.boundingBox();
    expect(box?.width, `at ${width}`).toBeGreaterThan(240);
    await log.getByRole('list', { name: 'What happened' }).focus();
    expect(await wholeScroll(page), `at ${width}`).toEqual(AT_REST);
    await log.getByRole('button', { name: 'Hide log' }).click();
  }
});

test('at a crowded table, in every window: names are whole, power covers nothing, and it does not scroll as a whole', async ({
  page,
}) => {
  await openFound(page, crowd, 4, 12);
  await inEveryWindow(page, async (_, name) => {
    await expectWholeNames(page, name);
    await expectNothingCovered(page, name);
    await expectNoScroll(page, name);
  });
});

/** Whatever has the focus, the table does not scroll as a whole. */
async function expectNoScroll(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('button', { name: /^Show / });
  if (await tabs.last().isVisible()) await tabs.last().click();
  await page.locator('[data-hand] button').last().focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowUp');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
  expect.soft(await wholeScroll(page), name).toEqual(AT_REST);
  // Whatever can have the focus has it once, and what is there for readers alone is scrolled to.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('button, input, [tabindex]'))
      element.focus();
    for (const element of document.querySelectorAll('.visually-hidden')) element.scrollIntoView();
  });
  expect.soft(await wholeScroll(page), name).toEqual(AT_REST);
}

/** Power and counters cover neither the printed power nor the name. */
async function expectNothingCovered(page: Page, name: string): Promise<void> {
  const covered = await page.locator('[data-spot] [data-size] [class*="name"] > span').evaluateAll((names) =>
    names.flatMap((one) => {
      const button = one.closest('button');
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const over = [...(button?.querySelectorAll('[class*="counters"], [class*="corner"]') ?? [])].filter(
        (sign) => {
          const rect = sign.getBoundingClientRect();
          return (
            rect.left < right - 1 && rect.right > left + 1 && rect.top < bottom - 1 && rect.bottom > top + 1
          );
        },
      );
      return button !== null &&
        button.querySelector('[data-size="compact"] [class*="prizes"]') === null &&
        over.length > 0
        ? [one.textContent]
        : [];
    }),
  );
  expect.soft(covered, name).toEqual([]);
  const numbers = await page
    .locator('[data-spot] [data-kind="minion"]')
    .evaluateAll((faces) =>
      faces.map((face) => face.closest('button')?.querySelectorAll('svg + span').length),
    );
  expect.soft(new Set(numbers), name).toEqual(new Set([1]));
}

/** Every name is whole: narrowed, and in at most two lines. */
async function expectWholeNames(page: Page, name: string): Promise<void> {
  const names = await page.locator('[data-table] [data-squeezed]:visible').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const place = one.parentElement?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return { text: one.textContent, over: Math.max(width - place.width, height - place.height) };
    }),
  );
  expect.soft(names.length, name).toBeGreaterThan(5);
  expect
    .soft(
      names.filter(({ over }) => over > 2),
      name,
    )
    .toEqual([]);
}

test('where there is room, the power bars of all bases in a row stand in one line', async ({ page }) => {
  await openFound(page, early, 4, 2);
  await inEveryWindow(page, async (size, name) => {
    // A phone shows one base at a time.
    if (isPhone(size)) return;
    const apart = await page.locator('[data-spot]').evaluateAll((spots) => {
      const top = (element: Element | null): number =>
        Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
      const rows = new Set(spots.map(top));
      const bars = new Set(spots.map((spot) => `${top(spot)} ${top(spot.children[1])}`));
      return bars.size - rows.size;
    });
    expect.soft(apart, name).toBe(0);
  });
});
