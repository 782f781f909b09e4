import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage, type Page } from './kit/page.tsx';
import { Person, Server } from './kit/server.ts';

/** Somebody at a page, whose clicks are counted. */
class Clicker {
  clicks = 0;
  private readonly page: Page;
  private readonly server: Server;

  constructor(page: Page, server: Server) {
    this.page = page;
    this.server = server;
  }

  async click(element: Element): Promise<void> {
    this.clicks += 1;
    await this.page.click(element);
    await this.server.settled(this.page);
  }

  async press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    await this.click(this.page.getByRole(role, { name }));
  }

  /** Types a name into the field that has the focus. */
  async type(text: string): Promise<void> {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.');
    await this.page.fill(field, text);
  }

  /** Picks factions, each when it is one's turn, with somebody else at the table, until cards are in the hand. */
  async draft(other: Person, table: string): Promise<void> {
    for (let step = 0; step < 20 && this.hand === 0; step += 1) {
      await other.answerFirst(table);
      await this.server.settled(this.page);
      const choice = this.page
        .queryByRole('region', { name: 'Factions to choose from' })
        ?.querySelector('button[data-mark]');
      if (choice !== null && choice !== undefined) await this.click(choice);
    }
  }

  get hand(): number {
    const hand = this.page.queryByRole('region', { name: 'Your hand' });
    return hand === null ? 0 : within(hand).queryAllByRole('listitem').length;
  }
}

it('a host comes from “Play online” to the first card in six clicks', async () => {
  const server = await Server.start();
  const ann = new Person(server);
  const bob = await server.person('Bob');
  const page = await openPage('/', { device: ann.device });
  const host = new Clicker(page, server);
  await host.press(/Play online/, 'link');
  await host.type('Ann');
  await host.press('Continue');
  await host.press('Open a table');
  const { value: link } = page.getByLabelText<HTMLInputElement>('Link', { exact: true });
  await host.press('Copy the link');
  const [, table = '', invitation = ''] = /\/t\/(.*)#(.*)$/.exec(link) ?? [];
  await bob.ask({ ask: 'sit', table, seat: 1, invitation });
  await bob.ask({ ask: 'ready', table, version: 1, ready: true });
  await server.settled(page);
  await host.draft(bob, table);
  expect(host.hand).toBe(5);
  expect(host.clicks).toBeLessThanOrEqual(6);
});

it('a guest comes from the link to the first card in four clicks', async () => {
  const server = await Server.start();
  const ann = await server.person('Ann');
  const bob = new Person(server);
  const link = await ann.open(
    [
      { sitter: { kind: 'me' }, factions: null },
      { sitter: { kind: 'invited' }, factions: null },
    ],
    {
      choice: 'free',
    },
  );
  const [, table = ''] = /\/t\/(.*)#/.exec(link) ?? [];
  await ann.ask({ ask: 'ready', table, version: 1, ready: true });
  const page = await openPage(link, { device: bob.device });
  await server.settled(page);
  const guest = new Clicker(page, server);
  await guest.type('Bob');
  await guest.press('Join the table');
  await guest.draft(ann, table);
  expect(guest.hand).toBe(5);
  expect(guest.clicks).toBeLessThanOrEqual(4);
});
