import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { buildWebIfStale, dist } from './build.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const PATIENCE = 120_000;

/** A browser at the built client, with what the server sent. */
export interface Visit {
  readonly address: string;
  /** Compressed bytes of every file that was sent, by its address. */
  readonly sent: Map<string, number>;
  /** Opens a page that nobody has visited before; `baseURL`: of another server. */
  open(options: BrowserContextOptions, settings: Readonly<Record<string, unknown>>): Promise<Page>;
  close(): Promise<void>;
}

export async function visit(): Promise<Visit> {
  await buildWebIfStale();
  const sent = new Map<string, number>();
  const { port, close } = await serve(dist, {
    host: '127.0.0.1',
    port: 0,
    onSent: (path, bytes) => sent.set(path, bytes),
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const address = `http://localhost:${port}`;
  return {
    address,
    sent,
    async open(options, settings) {
      // What is fetched for offline use would blur what is needed now.
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      // tsx gives functions their names with a helper of its own, which those that are sent to the page call too.
      await page.addInitScript('globalThis.__name = (value) => value;');
      page.on('pageerror', (error) => console.error(error.message));
      await page.addInitScript(
        (text) => localStorage.setItem('smashup-settings', text),
        JSON.stringify({ state: { sounds: false, ...settings }, version: 0 }),
      );
      return page;
    },
    async close() {
      await browser.close();
      close();
    },
  };
}

/** Imports a recorded game and sits down at its table. */
export async function openGame(page: Page, text: string): Promise<void> {
  await page.goto('/saved');
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('link', { name: /Resume/ }).click();
  // It is there, though cards to choose from may lie in its place.
  await page.locator('[data-hand]').waitFor({ state: 'attached' });
}
