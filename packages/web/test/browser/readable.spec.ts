import type { Page } from '@playwright/test';
import { lateness } from '../../tools/found-games.ts';
import { openFound } from './kit/found.ts';
import { smallestLetters, unusedShare } from './kit/measure.ts';
import { inEveryWindow, isPhone } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';

/** Pixels. On a phone cards are read when they are touched. */
const LEAST = { rules: 12, else: 12 } as const;

/**
 * The largest share of the table on which nothing is shown. What is reached late in a game of four is 27 to 37 %, the
 * most of it beside a hand of two cards and between the columns.
 */
const MOST_UNUSED = 0.4;

test('in every window letters can be read, the room is used, and every base is seen', async ({ page }) => {
  await openFound(page, lateness, 4, 30);
  await inEveryWindow(page, async (size, name) => {
    const [rules, rest] = await smallestLetters(page, '[data-table]');
    const unused = await unusedShare(page);
    expect.soft(rest?.pixels, `${name}: ${rest?.text}`).toBeGreaterThanOrEqual(LEAST.else);
    expect.soft(unused, name).toBeLessThanOrEqual(MOST_UNUSED);
    expect.soft(await cutNames(page), name).toEqual([]);
    for (const faction of await page
      .getByRole('region', { name: /, you$/ })
      .getByRole('listitem')
      .all())
      await expect.soft(faction.locator('span').last(), name).toBeVisible();
    if (isPhone(size)) return;
    expect.soft(rules?.pixels, `${name}: ${rules?.text}`).toBeGreaterThanOrEqual(LEAST.rules);
    const outside = await page
      .locator('[data-spot]')
      .evaluateAll((spots) =>
        spots
          .map((spot) => spot.getBoundingClientRect())
          .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight),
      );
    expect.soft(outside, name).toEqual([]);
    const cut = await cutTexts(page);
    const scrolled = await outOfSight(page);
    // Some of a base's text is given up only where that lets everything at the base be seen.
    expect
      .soft(
        cut.filter((base) => scrolled.includes(base)),
        name,
      )
      .toEqual([]);
    // In a low window all of what so many have at a base has no room.
    if (size === 'small') return;
    expect.soft(scrolled, name).toEqual([]);
    if (size !== 'tablet') expect.soft(cut, name).toEqual([]);
  });
});

/** The players whose names are not seen in full. */
function cutNames(page: Page): Promise<string[]> {
  return page
    .locator('section[data-colour] h3 span')
    .evaluateAll((names) =>
      names
        .filter(
          (name) =>
            getComputedStyle(name).textOverflow === 'ellipsis' && name.scrollWidth > name.clientWidth + 1,
        )
        .map(({ textContent }) => textContent ?? ''),
    );
}

/** The bases whose own text is not whole. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('[data-spot]')
    .evaluateAll((spots) =>
      spots
        .filter((spot) =>
          [...spot.querySelectorAll(':scope > div > p[data-rules]')].some(
            (text) =>
              text.textContent !== '' &&
              (text.clientHeight === 0 || text.scrollHeight > text.clientHeight + 1),
          ),
        )
        .map((spot) => spot.getAttribute('aria-label') ?? ''),
    );
}

/** The bases at which something has to be scrolled to. */
function outOfSight(page: Page): Promise<string[]> {
  return page
    .locator('[data-spot]:has([data-texts])')
    .evaluateAll((spots) =>
      spots
        .filter((spot) =>
          [...spot.querySelectorAll('[data-texts]')].some(
            ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
          ),
        )
        .map((spot) => spot.getAttribute('aria-label') ?? ''),
    );
}
