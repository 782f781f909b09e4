// npm run measure --silent: what the client must reach, measured in Chromium; one JSON object on stdout.
import type { ElementHandle, JSHandle, Locator, Page } from '@playwright/test';
import { openGame, visit, type Visit } from './browse.ts';
import { findGame, lateness } from './found-games.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

function scriptBytes({ sent }: Visit): number {
  return [...sent].filter(([path]) => path.endsWith('.js')).reduce((sum, [, bytes]) => sum + bytes, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** From an empty cache to the start page, and on to a table with cards. */
async function measureFirstLoad(visited: Visit) {
  const page = await visited.open(DESKTOP, {});
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const startPage = scriptBytes(visited);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
  await page.waitForLoadState('networkidle');
  const table = scriptBytes(visited);
  await page.context().close();
  return { startPageScriptBytes: startPage, tableScriptBytes: table };
}

/** The first card in hand that is played when it is clicked: one with several ways asks which of them first. */
async function playedInOneWay(page: Page): Promise<Locator> {
  const cards = page.locator('[data-hand] button[data-mark="choice"]');
  for (let at = 0; at < (await cards.count()); at += 1) {
    await cards.nth(at).dispatchEvent('click');
    await page.waitForTimeout(500);
    const isPlayed = (await page.getByText('Which way?').count()) === 0;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    if (isPlayed) return cards.nth(at);
  }
  throw new Error('Every card can be played in several ways.');
}

/** The main thread's scripting between an answer and the next decision on the table: play a card, take it back, again. */
async function measureDecisions(visited: Visit, game: string) {
  const page = await visited.open({ ...DESKTOP, reducedMotion: 'reduce' }, { speed: 'none' });
  await openGame(page, game);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scripting = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  // Found beforehand: looking for them is script as well, but not the game's.
  const found = async (locator: Locator): Promise<ElementHandle> => {
    const element = await locator.elementHandle();
    if (element === null) throw new Error('Nothing is there to be clicked.');
    return element;
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  const playable = await playedInOneWay(page);
  // A card that can go to only one place changes what is offered, not what is asked.
  const prompt = page.locator('section[data-active]');
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const asked = await prompt.textContent();
    const card = await found(playable);
    const before = await scripting();
    await card.dispatchEvent('click');
    await page.waitForFunction(
      (old) => document.querySelector('section[data-active]')?.textContent !== old,
      asked,
      { polling: 20 },
    );
    await page.waitForTimeout(100);
    times.push((await scripting()) - before);
    await undo.dispatchEvent('click');
    await page.waitForFunction(
      (old) => document.querySelector('section[data-active]')?.textContent === old,
      asked,
      { polling: 20 },
    );
    await page.waitForTimeout(100);
  }
  await page.context().close();
  return {
    decisionScriptMillis: rounded(median(times)),
    decisionScriptMillisMost: rounded(Math.max(...times)),
  };
}

interface Watch {
  /** When frames were drawn. */
  readonly frames: number[];
  /** The longest time the main thread was busy without a break. */
  longest: number;
}

function startWatch(page: Page): Promise<JSHandle<Watch>> {
  return page.evaluateHandle(() => {
    const watch: Watch = { frames: [], longest: 0 };
    const onFrame = (time: number): void => {
      watch.frames.push(time);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
    }).observe({ type: 'longtask' });
    return watch;
  });
}

/** Milliseconds from each frame to the next. */
function gapsOf(frames: readonly number[]): readonly number[] {
  return frames.slice(1).map((time, at) => time - (frames[at] ?? time));
}

/** A turn is ended, so that three bots play their turns with all that moves; milliseconds from frame to frame. */
async function playFrames(visited: Visit, game: string, slowdown: number): Promise<readonly number[]> {
  const page = await visited.open(DESKTOP, { speed: 'normal', motion: 'full', confirmEndTurn: false });
  await openGame(page, game);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const watch = await startWatch(page);
  await page.locator('button[data-pass]').first().click();
  await page.waitForTimeout(6000);
  const { frames } = await watch.jsonValue();
  await page.context().close();
  return gapsOf(frames);
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

/** At full speed, and with a quarter of the processor's. */
async function measureFrames(visited: Visit, game: string) {
  const gaps = await playFrames(visited, game, 1);
  const slowed = await playFrames(visited, game, 4);
  return {
    frames95MillisAtQuarterSpeed: rounded(percentile95(slowed)),
    framesPerSecond: rounded(1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)),
    medianFrameMillis: rounded(median(gaps)),
    slowestFrameMillis: rounded(Math.max(...gaps)),
  };
}

/** A hard bot thinks while nothing else happens. */
async function measureThinking(visited: Visit) {
  const page = await visited.open(
    { ...DESKTOP, reducedMotion: 'reduce' },
    { speed: 'none', confirmEndTurn: false },
  );
  await page.goto('/new');
  await page.getByRole('group', { name: 'Player 2' }).getByLabel('Who plays').selectOption('Bot: hard');
  await page.getByRole('radio', { name: 'Random' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('button[data-mark]').first().waitFor({ timeout: 120_000 });
  const watch = await startWatch(page);
  await page.locator('button[data-pass]').first().click();
  await page
    .getByText(/thinking/)
    .first()
    .waitFor({ timeout: 20_000 });
  await page.waitForTimeout(3000);
  const { longest, frames } = await watch.jsonValue();
  await page.context().close();
  const gaps = gapsOf(frames);
  return {
    longestTaskWhileThinkingMillis: rounded(longest),
    longestFrameWhileThinkingMillis: rounded(Math.max(...gaps)),
  };
}

const visited = await visit();
try {
  const firstLoad = await measureFirstLoad(visited);
  const game = findGame(lateness, 4, 30);
  const report = {
    ...firstLoad,
    ...(await measureDecisions(visited, game)),
    ...(await measureFrames(visited, game)),
    ...(await measureThinking(visited)),
    most: {
      startPageScriptBytes: 97_000,
      decisionScriptMillis: 16,
      medianFrameMillis: 1000 / 60,
      frames95MillisAtQuarterSpeed: 50,
    },
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await visited.close();
}
