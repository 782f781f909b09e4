import { test as plain, type BrowserContext, type Page } from '@playwright/test';
import { OnlineServer } from './online-server.ts';
import { hurry } from './settings.ts';
import { expect } from './test.ts';

/** Somebody with a browser of their own. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Fixtures {
  /** Settings of the server, as environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  readonly server: OnlineServer;
  /** Brings somebody who has taken a name and stands in the lobby. */
  readonly bring: (name: string, place?: string) => Promise<Player>;
  /** What consoles may say: a server that is killed leaves errors there. */
  readonly mayFail: RegExp | null;
}

/** Tests with several browsers at one server. Every one of them fails on an error in a console. */
export const test = plain.extend<Fixtures>({
  settings: [{}, { option: true }],
  mayFail: [null, { option: true }],
  server: async ({ settings }, use) => {
    const server = new OnlineServer(settings);
    await server.start();
    await use(server);
    await server.end();
  },
  bring: async ({ browser, server, mayFail }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    const listen = (page: Page): void => {
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
    };
    await use(async (name, place = '/online') => {
      const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
      contexts.push(context);
      context.on('page', listen);
      const page = await context.newPage();
      await hurry(page);
      await page.goto(place);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByLabel('Your name')).toBeHidden();
      return { name, context, page };
    });
    const unexpected = errors.filter((error) => mayFail?.test(error) !== true);
    for (const context of contexts) await context.close();
    expect(unexpected, 'errors in a console').toEqual([]);
  },
});

/** Opens a table with these seats and gives the link that brings others. */
export async function openTable(
  { page }: Player,
  places: readonly string[],
  wishes: {
    readonly isPublic?: boolean;
    readonly leaving?: string;
    readonly hints?: boolean;
    readonly rated?: boolean;
  } = {},
): Promise<string> {
  await page.goto('/online/new');
  await page.getByRole('radio', { name: String(places.length), exact: true }).check();
  for (const [at, place] of places.entries()) {
    await page
      .getByRole('group', { name: `Seat ${at + 1}` })
      .getByLabel('Who plays')
      .selectOption(place);
  }
  await page.getByRole('radio', { name: 'Random' }).check();
  await page.getByRole('checkbox', { name: 'Public' }).setChecked(wishes.isPublic ?? false);
  if (wishes.rated === true) await page.getByRole('checkbox', { name: 'Rated' }).check();
  await page.getByRole('checkbox', { name: 'Hints' }).setChecked(wishes.hints ?? false);
  await page.getByRole('radio', { name: wishes.leaving ?? 'The others decide' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Bring friends' })).toBeVisible();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

export async function sitDown({ page }: Player): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

export async function expectTable({ page }: Player): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The table', exact: true })).toBeAttached();
}

/** All sit down with the link, and the cards are dealt. */
export async function deal(host: Player, guests: readonly Player[], link: string): Promise<void> {
  for (const guest of guests) {
    await guest.page.goto(link);
    await sitDown(guest);
  }
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  for (const each of [host, ...guests]) await expectTable(each);
}
