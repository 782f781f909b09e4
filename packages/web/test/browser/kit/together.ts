import type { Page } from '@playwright/test';
import { within } from './within.ts';

const PATIENCE = 10_000;

async function shownOn(page: Page): Promise<string> {
  const text = page.evaluate(() => document.body.innerText);
  return `${page.url()}\n${await within(PATIENCE, 'Reading the page', text).catch(String)}`;
}

/** Several play at once. Who fails may only have waited for another: it is told what everybody has before them. */
export async function together(pages: readonly Page[], plays: readonly Promise<void>[]): Promise<void> {
  try {
    await Promise.all(plays);
  } catch (error) {
    const shown = await Promise.all(pages.map(shownOn));
    throw new Error([String(error), ...shown].join('\n\n'), { cause: error });
  }
}
