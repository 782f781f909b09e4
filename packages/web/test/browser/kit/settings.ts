import type { Page } from '@playwright/test';

/** Settings as the page keeps them, before it is loaded: nothing is played back, no sound, no question too many. */
export async function hurry(page: Page, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const state = { speed: 'none', sounds: false, confirmEndTurn: false, ...changes };
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('smashup-settings') === null) localStorage.setItem('smashup-settings', text);
    },
    JSON.stringify({ state, version: 0 }),
  );
}
