import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Of a whole game, with all that follows a click. */
const MOST_SHIFT = 0.1;

/** What moved on the page, though nobody scrolled. */
interface Shift {
  readonly value: number;
  /** Elements that moved, from where to where. */
  readonly moved: readonly string[];
}

/** Takes note of everything that moves from now on, also of what follows a click; see `expectSteady`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element === null ? 'gone' : `${element.className} "${element.textContent.slice(0, 20)}"`;
    };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The cumulative layout shift since then is small; else it is said what did most for it. */
export async function expectSteady(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => {
    const found: Shift[] = Reflect.get(globalThis, 'shifts');
    return found;
  });
  const [worst] = shifts.toSorted((a, b) => b.value - a.value);
  const said = worst === undefined ? '' : `${worst.value.toFixed(4)}: ${worst.moved.join('; ')}`;
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    said,
  ).toBeLessThan(MOST_SHIFT);
}
