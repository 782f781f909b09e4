import type { Page } from '@playwright/test';

/** Resolves when the page's requests go through its service worker. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    if (workers.controller !== null) return;
    await new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
      if (workers.controller !== null) resolve(null);
    });
  });
}
