// npm run motions [names]: what moves on the table, frame by frame, into .cache/motions: one picture for each move, with
// the milliseconds of every frame. `still`: as those see it who want no motion; `phone`: on a phone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../tools/bundle.mjs';
import { goOn, holdClock, stopClock } from '../test/browser/kit/stand.ts';
import { visit, type Visit } from './browse.ts';
import { findMove, KEYS, MOVES, type FoundMove } from './found-moves.ts';
import { SIZES } from './sizes.ts';

const folder = join(root, '.cache', 'motions');
const FRAMES = 12;
const COLUMNS = 3;

const wanted = process.argv.slice(2);
const isStill = wanted.includes('still');
const size = wanted.includes('phone') ? 'phone' : wanted.includes('sideways') ? 'sideways' : 'desktop';
const [step = 120, start = 0] = wanted.filter((word) => /^\d+$/u.test(word)).map(Number);

function isMove(name: string): name is keyof typeof MOVES {
  return name in MOVES;
}

async function openAt(page: Page, { text, at }: FoundMove): Promise<void> {
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('slider', { name: 'Timeline' }).fill(String(at));
  await page.waitForLoadState('networkidle');
}

const MOST_WAIT = 15_000;

/** What was looked for has begun. */
async function isSeen(page: Page, name: keyof typeof MOVES): Promise<boolean> {
  return (await page.locator(`[data-tells*="${KEYS[name]}"]`).count()) > 0;
}

/** Pictures in a grid, each with its milliseconds. */
async function drawSheet(visited: Visit, pictures: readonly Buffer[], path: string): Promise<void> {
  const page = await visited.open({ viewport: { width: COLUMNS * 480, height: 800 } }, {});
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:2px;background:#000;color:#fff;font:14px sans-serif}img{width:100%;display:block}</style>${pictures
      .map(
        (picture, at) =>
          `<div>${start + at * step} ms<img src="data:image/png;base64,${picture.toString('base64')}"></div>`,
      )
      .join('')}`,
  );
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const names = Object.keys(MOVES).filter(isMove);
const visited = await visit();
try {
  for (const name of names.filter((one) => wanted.every((word) => !isMove(word)) || wanted.includes(one))) {
    const found = findMove(name, name === 'score' ? 3 : 2);
    const page = await visited.open(
      { viewport: SIZES[size], reducedMotion: isStill ? 'reduce' : 'no-preference' },
      { speed: 'normal', motion: isStill ? 'reduced' : 'full' },
    );
    await holdClock(page);
    await openAt(page, found);
    await stopClock(page);
    await page.getByRole('button', { name: 'One step forward', exact: true }).dispatchEvent('click');
    for (let waited = 0; waited < MOST_WAIT && !(await isSeen(page, name)); waited += 50)
      await goOn(page, 50);
    const pictures: Buffer[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await goOn(page, frame === 0 ? start : step);
      pictures.push(await page.screenshot());
    }
    await page.context().close();
    await drawSheet(visited, pictures, join(folder, `${name}${isStill ? '-still' : ''}-${size}.png`));
  }
} finally {
  await visited.close();
}
console.log(`The pictures are in ${folder}.`);
