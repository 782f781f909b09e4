import type { Page } from '@playwright/test';

/** Before the page is opened: its clock can be stopped. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** More than passes while the order to stop is on its way. */
const MARGIN = 10_000;

export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MARGIN);
}

/** So many milliseconds later by the page's clock, which stands: what moves on the table stands where it is then. */
export async function goOn(page: Page, millis: number): Promise<void> {
  if (millis > 0) await page.clock.runFor(millis);
  await page.evaluate(async () => {
    // React draws in rounds of the event loop.
    const { port1, port2 } = new MessageChannel();
    for (let round = 0; round < 4; round += 1) {
      await new Promise<void>((resolve) => {
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
    port1.close();
    const begun = document.querySelector<HTMLElement>('[data-begun]')?.dataset['begun'];
    if (begun === undefined) return;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue;
      animation.pause();
      animation.currentTime = Date.now() - Number(begun);
    }
  });
}
