import type { Page } from '@playwright/test';

/** A piece of text that is seen, and how high its letters are. */
export interface Letters {
  readonly pixels: number;
  readonly text: string;
  readonly isRules: boolean;
}

/** The smallest letters that are seen, of rules and of everything else, and what they say. */
export function smallestLetters(page: Page, within = 'body'): Promise<Letters[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector);
    const found: Letters[] = [];
    if (root === null) return found;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, svg, script, style, [aria-live]') !== null) continue;
      // What is there for readers alone is one pixel large.
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (width <= 1 || height <= 1 || getComputedStyle(parent).clipPath !== 'none') continue;
      const pixels = parseFloat(getComputedStyle(parent).fontSize);
      found.push({ pixels, text, isRules: parent.closest('[data-rules]') !== null });
    }
    const least = (isRules: boolean): Letters[] =>
      found
        .filter((one) => one.isRules === isRules)
        .sort((a, b) => a.pixels - b.pixels)
        .slice(0, 1);
    return [...least(true), ...least(false)];
  }, within);
}

/** Points in each direction at which the table is looked at. */
const POINTS = 40;

/** The share of the table where nothing is: bare felt, and the empty part of a base's place. */
export function unusedShare(page: Page): Promise<number> {
  return page.evaluate((points) => {
    const table = document.querySelector('[data-table]');
    if (table === null) return 1;
    const isBare = (element: Element): boolean =>
      element === table || element.matches('[data-spot]') || isTransparent(element);
    const isTransparent = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage === 'none' && /^rgba\(.*, 0\)$|^transparent$/u.test(backgroundColor);
    };
    const showsSomething = (x: number, y: number): boolean => {
      for (let at = document.elementFromPoint(x, y); at !== null && at !== table; at = at.parentElement) {
        if (at.matches('button, p, svg, path') || !isBare(at)) return true;
      }
      return false;
    };
    let bare = 0;
    for (let row = 0; row < points; row += 1) {
      for (let column = 0; column < points; column += 1) {
        const x = ((column + 0.5) / points) * innerWidth;
        const y = ((row + 0.5) / points) * innerHeight;
        if (!showsSomething(x, y)) bare += 1;
      }
    }
    return bare / points ** 2;
  }, POINTS);
}

/** How far the table and the page have been scrolled as a whole, and how far they could be. */
export function wholeScroll(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const table = document.querySelector('[data-table]');
    const { scrollTop, scrollLeft } = document.documentElement;
    return [table?.scrollLeft ?? NaN, table?.scrollTop ?? NaN, scrollLeft, scrollTop, scrollX, scrollY];
  });
}
