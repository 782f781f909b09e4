import type { Page } from '@playwright/test';
import { SIZES } from '../../../tools/sizes.ts';
import { expect } from './test.ts';

type SizeName = keyof typeof SIZES;

const NAMES = [
  'phone',
  'sideways',
  'tablet',
  'small',
  'desktop',
  'large',
] as const satisfies readonly SizeName[];

/** Phones, where a card is read when it is touched. */
export const isPhone = (size: SizeName): boolean => size === 'phone' || size === 'sideways';

/** So many frames in a row nothing moves on a page that is at rest; after so many in all it never will be. */
const STILL_FRAMES = 4;
const MOST_FRAMES = 300;

/**
 * Some sizes are worked out from others, after the page has been laid out: waits until nothing moves. Gives where
 * everything is that is drawn.
 */
export async function settle(page: Page): Promise<readonly string[]> {
  const { places, isStill } = await page.evaluate(
    async ([enough, most]) => {
      const look = (): readonly string[] =>
        [...document.querySelectorAll('button, p, h1, h2, h3, section, [data-size], [data-spot]')]
          .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return `${element.tagName} ${element.textContent.slice(0, 20)} ${x} ${y} ${width} ${height}`;
          });
      let before = look();
      let still = 0;
      for (let frame = 0; frame < most && still < enough; frame += 1) {
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now.join() === before.join() ? still + 1 : 0;
        before = now;
      }
      return { places: before, isStill: still === enough };
    },
    [STILL_FRAMES, MOST_FRAMES] as const,
  );
  expect(isStill, 'the page comes to rest').toBe(true);
  return places;
}

/** Looks at the same page in every window. In dark everything is where it is in light, so that one look is enough. */
export async function inEveryWindow(
  page: Page,
  look: (size: SizeName, name: string) => Promise<void>,
): Promise<void> {
  for (const size of NAMES) {
    // What lies under the mouse is enlarged after a while: it may have been left anywhere.
    await page.mouse.move(0, 0);
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await settle(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await settle(page), `${size}, dark`).toEqual(light);
    await look(size, size);
  }
}
