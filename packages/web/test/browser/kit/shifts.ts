import type { Page } from '@playwright/test';

/** What moved on the page, though nobody scrolled. */
interface Shift {
  readonly value: number;
  /** Elements that moved, from where to where. */
  readonly moved: readonly string[];
}

/** Takes note of everything that moves from now on, also of what follows a click; see `shiftsOn`. */
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

/** The cumulative layout shift since then, and what did most for it. */
export async function shiftsOn(page: Page): Promise<{ readonly sum: number; readonly worst: string }> {
  const shifts = await page.evaluate(() => {
    const found: Shift[] = Reflect.get(globalThis, 'shifts');
    return found;
  });
  const [worst] = shifts.toSorted((a, b) => b.value - a.value);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    worst: worst === undefined ? '' : `${worst.value.toFixed(4)}: ${worst.moved.join('; ')}`,
  };
}
