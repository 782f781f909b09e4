import type { Page } from '@playwright/test';

/** Waits until nothing of what the page does is on its way (src/activity.ts). */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.pageSettled !== undefined);
  await page.evaluate(async () => {
    await globalThis.pageSettled?.();
  });
}
