import { test as plain, type BrowserContext, type Page } from '@playwright/test';
import type { Reply, Request } from '@smashup/server/protocol';
import type { Network } from './network.ts';
import { OnlineServer, type ServerWishes } from './online-server.ts';
import { hurry } from './settings.ts';
import { expect } from './test.ts';
import { World } from './world.ts';

/** Somebody with a browser of their own. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** In which they are, with everybody else. */
  readonly world: World;
  /** Asks the server for something that no screen is needed for. */
  readonly ask: (request: Request) => Promise<Reply>;
}

interface Coming {
  /** The lobby, unless something else is said; null: the page stays empty. */
  readonly place?: string | null;
  /** Their own way to the server. */
  readonly network?: Network;
}

interface Fixtures {
  readonly wishes: ServerWishes;
  readonly server: OnlineServer;
  /** The server and everybody's pages: nothing happens there any more once it has settled. */
  readonly world: World;
  /** A way to the server that the test can cut. */
  readonly network: Network;
  /** Somebody who has never been here opens a page. */
  readonly stranger: (coming?: Coming) => Promise<Omit<Player, 'name'>>;
  /** Brings somebody who has a name. */
  readonly bring: (name: string, coming?: Coming) => Promise<Player>;
  /** What consoles may say: a server that is killed leaves errors there. */
  readonly mayFail: RegExp | null;
}

/** Tests with several browsers at one server. Every one of them fails on an error in a console. */
export const test = plain.extend<Fixtures>({
  wishes: [{}, { option: true }],
  mayFail: [null, { option: true }],
  server: ({ wishes }, use) => OnlineServer.during(wishes, use),
  world: ({ server }, use) => use(new World(server)),
  network: async ({ server }, use) => {
    const network = await server.wayThere();
    await use(network);
    await network.end();
  },
  stranger: async ({ browser, server, world, mayFail }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    const listen = (page: Page): void => {
      world.meet(page);
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
    };
    await use(async ({ place = '/online', network = server } = {}) => {
      const context = await browser.newContext({ baseURL: network.address, reducedMotion: 'reduce' });
      contexts.push(context);
      context.on('page', listen);
      const page = await context.newPage();
      await hurry(page);
      if (place !== null) await page.goto(place);
      await world.settled();
      const ask = async (request: Request): Promise<Reply> => {
        const response = await world.during(context.request.post('/api/ask', { data: request }));
        const reply: Reply = await response.json();
        return reply;
      };
      return { context, page, world, ask };
    });
    for (const context of contexts) await context.close();
    const unexpected = errors.filter((error) => mayFail?.test(error) !== true);
    expect(unexpected, 'errors in a console').toEqual([]);
  },
  bring: async ({ stranger, world }, use) => {
    await use(async (name, { place = '/online', ...coming } = {}) => {
      const somebody = await stranger({ ...coming, place: null });
      await somebody.context.request.post('/api/hello', { data: { name } });
      if (place !== null) await somebody.page.goto(place);
      await world.settled();
      return { name, ...somebody };
    });
  },
});
