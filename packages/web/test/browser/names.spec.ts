import type { Page } from '@playwright/test';
import { smashUp } from '@smashup/cards';
import { settled } from './kit/settled.ts';
import { expect, test } from './kit/test.ts';

/** Cards as they are drawn where there is the least room for them; in pixels. A chip's power is as wide as it is high. */
const SMALLEST = {
  card: [
    { size: 'chip', width: 96, height: 34 },
    { size: 'chip', width: 88, height: 26 },
    { size: 'chip', width: 115 },
    { size: 'chip', width: 185 },
    { size: 'chip', width: 190, height: 64 },
    { size: 'medium', width: 104 },
  ],
  base: [{ size: 'compact', width: 104 }],
} as const;

test('no name on any card or base is broken inside a word, but where it is parted', async ({ page }) => {
  const counts: Record<string, number> = {};
  for (const kind of ['minion', 'standard', 'on-base', 'on-minion', 'titan', 'base']) {
    await page.goto(`/factions?kind=${kind}`);
    counts[kind] = await showAll(page);
    await expectWholeNames(page, kind);
  }
  // All of them were there.
  expect(counts['base']).toBeGreaterThanOrEqual(67);
  expect(counts['titan']).toBeGreaterThanOrEqual(14);
  expect(counts['minion']).toBeGreaterThanOrEqual(140);
  // A name that is broken would be found. Those of bases are narrowed instead.
  await page.goto('/factions?kind=minion');
  await page.getByText(/^\d+ cards?$/).waitFor();
  await resize(page, { size: 'medium', width: 30 });
  expect(await brokenNames(page)).not.toEqual([]);
});

/** What cards and bases are called in the current printing alone. */
function newNames(): readonly { readonly name: string; readonly kind: string }[] {
  const { defs } = smashUp.library;
  const before = new Set(defs.filter(({ key }) => !key.endsWith(' (current)')).map(({ name }) => name));
  return defs.filter(({ name }) => !before.has(name));
}

test('nor is one that only the current printing has', async ({ page }) => {
  const names = newNames();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const { name, kind } of names) {
    const query = new URLSearchParams({ printing: 'current', words: name });
    await page.goto(`/factions?${query.toString()}`);
    expect(await showAll(page)).toBeGreaterThan(0);
    await expectWholeNames(page, kind);
  }
});

async function expectWholeNames(page: Page, kind: string): Promise<void> {
  for (const small of SMALLEST[kind === 'base' ? 'base' : 'card']) {
    await resize(page, small);
    expect.soft(await brokenNames(page), `${kind}, ${small.size}, ${small.width}`).toEqual([]);
  }
}

/** How many cards were found. Without their pictures, which have a place of their own. */
async function showAll(page: Page): Promise<number> {
  await page.addStyleTag({ content: 'svg > * { display: none }' });
  const found = page.getByText(/^\d+ cards?$/);
  await found.waitFor();
  const count = parseInt((await found.textContent()) ?? '', 10);
  const more = page.getByRole('button', { name: /more/ });
  // At once: how a person presses the button does not matter here.
  while ((await more.count()) > 0) {
    await more.dispatchEvent('click');
    await settled(page);
  }
  await expect(page.locator('[data-length]:not([data-rules])')).toHaveCount(count);
  return count;
}

interface Small {
  readonly size: string;
  readonly width: number;
  readonly height?: number;
}

async function resize(page: Page, { size, width, height = width / 4 }: Small): Promise<void> {
  await page.locator('[data-faction][data-size]').evaluateAll(
    async (cards, [shape, pixels, high]) => {
      for (const card of cards) {
        if (!(card instanceof HTMLElement)) continue;
        card.dataset['size'] = shape;
        card.style.inlineSize = `${pixels}px`;
        card.style.setProperty('--chip', `${high}px`);
      }
      // What is drawn in other letters now.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    [size, width, height] as const,
  );
}

/** The names with two letters next to each other in different lines. */
function brokenNames(page: Page, within = ''): Promise<string[]> {
  return page.locator(`${within} [data-length]:not([data-rules])`).evaluateAll((names) => {
    const range = document.createRange();
    const topsOf = (text: Text, from: number, to: number): number[] => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    };
    // The first letter after a hyphen has the hyphen's place as well.
    const topOf = (text: Text, at: number): number => topsOf(text, at, at + 1).at(-1) ?? 0;
    const isPartBroken = (text: Text, from: number, to: number): boolean => {
      // Most are in one line.
      if (new Set(topsOf(text, from, to)).size < 2) return false;
      const first = topOf(text, from);
      for (let at = from + 1; at < to; at += 1) if (topOf(text, at) !== first) return true;
      return false;
    };
    const isBroken = (text: Text): boolean =>
      [...text.data.matchAll(/[^\s\u00AD-]{2,}/gu)].some(({ 0: part, index }) =>
        isPartBroken(text, index, index + part.length),
      );
    const textsIn = (name: Element): Text[] => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      return texts;
    };
    return names.filter((name) => textsIn(name).some(isBroken)).map(({ textContent }) => textContent ?? '');
  });
}
