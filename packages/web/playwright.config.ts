import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './tools/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Emptied by Playwright before its server starts. */
const output = `${root}.cache/browser-tests`;

export default defineConfig({
  testDir: 'test/browser',
  outputDir: output,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // No test depends on the speed of the machine: these only end what would never end.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${root}.cache/playwright.json` }]],
  use: {
    baseURL: `http://localhost:${process.env['PAGES_PORT'] ?? ''}`,
    // Playing is tested with what is shown, not with how it moves there.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // Whether the game works without a network is tested where it is the question: elsewhere nothing is laid in for it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // A page that never loads is told by its name instead of by whoever waits for it.
    navigationTimeout: 120_000,
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
  },
  // Any free port, which is in PAGES_PORT once it listens, and data of its own: a game may be served from this checkout.
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    env: { PORT: '0', DATA: `${output}/pages-${process.pid}.db` },
    wait: { stdout: /http:\/\/localhost:(?<pages_port>\d+)/ },
    timeout: 600_000,
  },
});
