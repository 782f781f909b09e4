import type { Page } from '@playwright/test';
import { SIZES } from '../../../tools/sizes.ts';

type SizeName = keyof typeof SIZES;

const SCHEMES = ['light', 'dark'] as const;

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

/** Looks at the same page in every window, light and dark. */
export async function inEveryWindow(
  page: Page,
  look: (size: SizeName, name: string) => Promise<void>,
): Promise<void> {
  for (const size of NAMES) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // Sizes are worked out after the page has been laid out.
      await page.waitForTimeout(300);
      await look(size, `${size}, ${colorScheme}`);
    }
  }
}
