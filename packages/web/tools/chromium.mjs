// Finds a Chromium for the browser tests and measurements, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COMMON_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Features that nobody sees in a headless browser but that take half the time of opening a page: the list below the
 * address bar is a page of its own in every window, and a process is kept in reserve for the next page.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Only one such list counts, so what Playwright leaves out is left out here as well. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What a browser in a container needs, and nothing that calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSEEN, ...LEFT_OUT_BY_PLAYWRIGHT].join()}`,
];

/** @returns {string | undefined} */
function findChromium() {
  const places = [process.env['CHROMIUM'] ?? '', ...COMMON_PLACES, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place));
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Debian's package, as root; else what Playwright brings. */
function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  }
  console.log("Installing Playwright's Chromium …");
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}

/**
 * The program of a Chromium that can be used; installs one if there is none.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name its program in the variable CHROMIUM.',
  );
}
