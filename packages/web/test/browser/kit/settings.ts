import type { Page } from '@playwright/test';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';

/**
 * Settings as the page keeps them, before it is loaded: nothing is played back, no sound, no question too many; and the
 * sets that are dealt from.
 */
export async function hurry(page: Page, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const settings = { speed: 'none', sounds: false, confirmEndTurn: false, ...changes };
  await keepAtFirst(page, 'smashup-settings', { state: settings, version: 0 });
  await keepAtFirst(page, 'smashup-set-up', { state: { offer: DEALT_FROM }, version: 1 });
}

/** Unless something is kept there already. */
async function keepAtFirst(page: Page, name: string, kept: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [name, JSON.stringify(kept)] as const,
  );
}
