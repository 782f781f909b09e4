import type { Page } from '@playwright/test';

declare global {
  /** Shows everything that moves as it is at this moment of the page's clock. */
  var standStill: (() => void) | undefined;
}

/**
 * Puts what moves under the page's clock, which stands from now on: so a test can look at any moment of a move. To be
 * called before the page is opened; `start` stops the clock.
 */
export async function holdMotion(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const held: { readonly animation: Animation; readonly start: number }[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...parameters) {
      const animation = animate.apply(this, parameters);
      if (!this.closest('[data-table]')) return animation;
      animation.pause();
      held.push({ animation, start: Date.now() });
      return animation;
    };
    globalThis.standStill = () => {
      for (const { animation, start } of held)
        if (animation.playState === 'paused') animation.currentTime = Date.now() - start;
    };
  });
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
}

/** So much later. */
export async function goOn(page: Page, millis: number): Promise<void> {
  if (millis > 0) await page.clock.runFor(millis);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let round = 0; round < 4; round += 1) {
      await new Promise<void>((resolve) => {
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
    port1.close();
    globalThis.standStill?.();
  });
}
