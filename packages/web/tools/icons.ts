// npm run icons: draws the app's icons in every size out of public/icon.svg, into public/icons. They are committed, so
// that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';

const place = (path: string): string => fileURLToPath(new URL(`../public/${path}`, import.meta.url));

/** Every size that systems ask for: home screens, task bars, stores. */
const SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512] as const;

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly svg: string;
}

const drawn = readFileSync(place('icon.svg'), 'utf8');
const [ground = '', rays = '', burst = '', cry = ''] = drawn.match(/<(?:rect|path) [^>]*\/>/gu) ?? [];
const outline = (path: string): string => / d="(?<outline>[^"]+)"/u.exec(path)?.groups?.['outline'] ?? '';
const framed = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`;

/** The system cuts its own shape out of it: the ground fills all, and what matters stays in the middle four fifths. */
const maskable = framed(
  `${ground.replace(/ rx="\d+"/u, '')}${rays}<g transform="translate(51 51) scale(.8)">${burst}${cry}</g>`,
);
/** Only its shape counts: what is written on it is a hole. */
const monochrome = framed(
  `<path fill="#fff" fill-rule="evenodd" d="${outline(burst)}${outline(cry).replace(/^m(\d+ \d+) /u, 'M$1l')}"/>`,
);

const icons: readonly Icon[] = [
  ...SIZES.map((size) => ({ name: `any-${size}`, size, svg: drawn })),
  { name: 'maskable-192', size: 192, svg: maskable },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'monochrome-192', size: 192, svg: monochrome },
  { name: 'apple-touch-180', size: 180, svg: maskable },
];

mkdirSync(place('icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    writeFileSync(place(`icons/${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(`${icons.length} icons are in ${place('icons')}.`);
