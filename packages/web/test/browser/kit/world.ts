import type { Page } from '@playwright/test';
import type { AtServer } from '../../../src/activity.ts';
import type { OnlineServer } from './online-server.ts';

/** In each of them something arrives: what takes more will never come. */
const MOST_LOOKS = 10_000;
/** Of the server's time: whatever happens by itself has happened after so long. */
const LONGEST_MILLIS = 600_000;

/** The longest of the server's rounds. */
const ROUNDS_MILLIS = 2000;

const NOWHERE: AtServer = { requests: 0, lines: 0, begun: 0 };

/** A server and everybody's pages at it. The server's time stands still until the test moves it. */
export class World {
  private readonly server: OnlineServer;
  private readonly pages = new Set<Page>();
  /** Requests of the test itself that are not answered yet. */
  private asked = 0;

  constructor(server: OnlineServer) {
    this.server = server;
  }

  /** A page is opened. */
  meet(page: Page): void {
    this.pages.add(page);
    page.on('close', () => void this.pages.delete(page));
  }

  /**
   * Resolves when nothing is in flight: neither on a page, nor at the server, nor between them. Requests that the server
   * holds until its clock goes on stay there.
   */
  async settled(): Promise<void> {
    let last = '';
    let after = await this.atServer();
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const before = after;
      const state = await this.server.settled();
      if (state === null) return;
      after = await this.atServer();
      const [requests, lines] = [sum(after, 'requests') + this.asked, sum(after, 'lines')];
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      if (isSame && requests === state.requests && lines === state.connections) return;
      last = JSON.stringify({ after, asked: this.asked, state });
    }
    throw new Error(`Something between the pages and their server never arrives: ${last}`);
  }

  private atServer(): Promise<(AtServer | null)[]> {
    return Promise.all([...this.pages].map(atServer));
  }

  /** So much time goes by at the server; what comes again and again comes once in each `step`. */
  async pass(millis: number, step?: number): Promise<void> {
    await this.settled();
    await this.server.pass(millis, step);
    await this.settled();
  }

  /** The server has done what it does every second or two: told lists, looked for deadlines, signed devices out. */
  rounds(): Promise<void> {
    return this.pass(ROUNDS_MILLIS);
  }

  /** Time goes on to what is due next at the server; false: nothing is. */
  async passNext(): Promise<boolean> {
    const state = await this.server.settled();
    if (state === null || state.next === null) return false;
    await this.server.pass(state.next - state.now);
    await this.settled();
    return true;
  }

  /** Time goes by at the server until it is so. */
  async until(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
    await this.settled();
    const end = this.server.now + LONGEST_MILLIS;
    while (!(await test())) {
      if (this.server.now > end || !(await this.passNext()))
        throw new Error(`It never came to this: ${what}.`);
    }
  }

  /** Time goes by at the server until that request is answered: a pass in a window is when the window is over. */
  async during<T>(request: Promise<T>): Promise<T> {
    if (!this.server.isStepped) return request;
    let isAnswered = false;
    this.asked += 1;
    const end = (): void => {
      isAnswered = true;
      this.asked -= 1;
    };
    request.then(end, end);
    await this.until(() => isAnswered, 'a request is answered');
    return request;
  }
}

function sum(pages: readonly (AtServer | null)[], what: 'requests' | 'lines'): number {
  return pages.reduce((all, page) => all + (page?.[what] ?? NaN), 0);
}

/** Null: the page is on its way to another. */
async function atServer(page: Page): Promise<AtServer | null> {
  if (page.isClosed() || !page.url().startsWith('http')) return NOWHERE;
  try {
    const state = await page.evaluate(() => globalThis.pageAtServer?.());
    if (state !== undefined) return state;
    await page.waitForFunction(() => globalThis.pageAtServer !== undefined);
    return null;
  } catch (error) {
    if (page.isClosed()) return NOWHERE;
    if (/navigati|context was destroyed/i.test(String(error))) return null;
    throw error;
  }
}
