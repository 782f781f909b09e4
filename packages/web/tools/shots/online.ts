import type { Page } from '@playwright/test';
import type { MailView } from '@smashup/server/protocol';
import { dealWithoutPages, openTable } from '../../test/browser/kit/tables.ts';
import { playUntil, situationOf, type Somebody, type Town } from '../../test/browser/kit/town.ts';
import type { OnlineShot, Scene } from './shot.ts';

const NAMES = ['Ann', 'Benedikta', 'Cho', 'Maximilian'] as const;
const DAYS = { kind: 'days', days: 3 } as const;
/** Longer than all pictures take. */
const HOUR = { kind: 'live', free: 5, bank: 60, increment: 0 } as const;
const SITTERS = ['me', 'invited', 'invited', 'invited'] as const;

type TableWishes = Parameters<typeof openTable>[2];

/** A game under way: the first person owns the browser. */
interface Going {
  readonly people: readonly Somebody[];
  readonly me: Somebody;
  readonly table: string;
}

async function begin(town: Town, count: number, wishes: TableWishes): Promise<Going> {
  const people = await town.people(...NAMES.slice(0, count));
  const [me] = people;
  const link = await openTable(me, SITTERS.slice(0, count), { leaving: 'wait', ...wishes });
  return { people, me, table: await dealWithoutPages(people, link) };
}

/** Until somebody can play a card, well into the game. */
async function game(town: Town, count: number, wishes: TableWishes = {}, isMine = true): Promise<Going> {
  const going = await begin(town, count, wishes);
  await playUntil(
    going.people,
    going.table,
    ({ who, decision, answers }) =>
      decision.kind === 'play' &&
      answers > 40 &&
      (who === going.me) === isMine &&
      decision.options.length > 2,
  );
  return going;
}

/** A table where all hands are open to whoever watches. */
async function watched(town: Town, count: number, name: string, search: string): Promise<Scene> {
  const { table } = await game(town, count, { isPublic: true, openHands: 4 });
  return { who: await town.person(name), path: `/t/${table}${search}` };
}

const at = ({ me, table }: Going, show?: Scene['show']): Scene => ({ who: me, path: `/t/${table}`, show });

/** Ended by agreement: a person who has left does not vote. */
async function end({ people, table }: Pick<Going, 'people' | 'table'>): Promise<void> {
  const [one, ...others] = people;
  for (const other of others) await other.ask({ ask: 'leave', table });
  await one?.ask({ ask: 'propose', table, what: 'end', seat: 1 });
}

const press = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click();

/** A public table for the lobby. */
async function openFor(
  town: Town,
  name: string,
  seats: Parameters<typeof openTable>[1],
  wishes: TableWishes,
) {
  await openTable(await town.person(name), seats, { isPublic: true, ...wishes });
}

/** Somebody with finished games, games under way, and keys. */
async function oldHand(town: Town): Promise<Somebody> {
  const people = await town.people(...NAMES);
  const [me, benedikta, cho] = people;
  for (let played = 0; played < 6; played += 1) {
    // Those who stay go first, each in turn.
    const order = people.map((_, seat) => people[(seat + played) % people.length]);
    const link = await openTable(order[0], SITTERS, { rated: true });
    const table = await dealWithoutPages(order, link);
    await end({ people: order, table });
  }
  const over = await openTable(me, ['me', 'bot'], { leaving: 'bot' });
  const table = await dealWithoutPages([me], over);
  await playUntil([me], table, () => false);
  await dealWithoutPages([me, cho], await openTable(me, ['me', 'invited'], { clock: DAYS }));
  await openTable(me, ['me', 'invited', 'open'], {});
  for (const [other, relation] of [
    [benedikta, 'block'],
    [cho, 'mute'],
  ] as const) {
    await me.ask({ ask: 'relate', person: other.id, relation, on: true });
  }
  return me;
}

/** What a server that sends mail would say of an address. */
async function withMail(page: Page, mail: Partial<MailView>): Promise<void> {
  const said = { isSent: true, address: null, isRefused: false, unconfirmed: null, pace: 'day', ...mail };
  await page.route('**/api/mail', (route) => route.fulfill({ json: { ok: true, mail: said } }));
  await page.reload();
}

const stranger =
  (path: string): OnlineShot['prepare'] =>
  async () => ({ who: null, path });

/** Screens among people. The lobby is empty only before anybody has opened a table. */
export const online: readonly OnlineShot[] = [
  {
    name: 'online-lobby-empty',
    prepare: async (town) => ({ who: await town.person('Ann'), path: '/online' }),
  },
  { name: 'online-name', prepare: stranger('/online') },
  { name: 'online-name-invited', prepare: stranger('/t/abcdefgh12345678#abcdefgh12345678') },
  { name: 'online-sign-in', prepare: stranger('/sign-in') },
  { name: 'online-carry', prepare: stranger(`/carry#${'x'.repeat(43)}`) },
  { name: 'online-mail-confirm', prepare: stranger(`/mail/confirm#${'x'.repeat(43)}`) },
  { name: 'online-mail-stop', prepare: stranger(`/mail/stop#${'x'.repeat(43)}`) },
  {
    name: 'online-lobby-full',
    prepare: async (town) => {
      const [me, other] = await town.people('Ann', 'Maximilian');
      await openFor(town, 'Benedikta', ['me', 'open', 'open', 'bot'], { clock: DAYS });
      await openFor(town, 'Cho', ['me', 'open'], { choice: 'draft', clock: HOUR, openHands: 8 });
      await openFor(town, 'Dorothea von Wolkenstein', ['me', 'invited', 'open'], {});
      const seen = await game(town, 4, { isPublic: true });
      await dealWithoutPages([me, other], await openTable(me, ['me', 'invited'], { clock: DAYS }));
      await end(await begin(town, 2, {}));
      await seen.people[1].ask({ ask: 'quick', players: 3, bots: false });
      return { who: me, path: '/online' };
    },
  },
  {
    name: 'online-new-table',
    prepare: async (town) => ({
      who: await town.person('Ann'),
      path: '/online/new',
      show: async (page) => {
        await page.getByRole('radio', { name: '4', exact: true }).check();
        await page.getByRole('radio', { name: 'Brisk' }).check();
      },
    }),
  },
  {
    name: 'online-waiting',
    prepare: async (town) => {
      const [me, other] = await town.people('Ann', 'Benedikta');
      const link = await openTable(me, ['me', 'invited', 'open', 'bot'], {
        clock: DAYS,
        isPublic: true,
        openHands: 8,
      });
      const [table = '', invitation = ''] = link.replace('/t/', '').split('#');
      await other.ask({ ask: 'sit', table, seat: 1, invitation });
      await other.ask({ ask: 'ready', table, version: 1, ready: true });
      return { who: me, path: link };
    },
  },
  {
    name: 'online-open-hands',
    prepare: async (town) => watched(town, 3, 'Zoe', ''),
  },
  {
    name: 'online-open-hands-pair',
    prepare: async (town) => watched(town, 2, 'Zoe', ''),
  },
  {
    name: 'online-stream',
    prepare: async (town) => watched(town, 2, 'Zoe', '?stream'),
  },
  {
    name: 'online-stream-closed',
    prepare: async (town) => {
      const { table } = await game(town, 2, { isPublic: true });
      return { who: await town.person('Zoe'), path: `/t/${table}?stream` };
    },
  },
  {
    name: 'online-delayed-start',
    prepare: async (town) => {
      const { table } = await begin(town, 2, { isPublic: true, openHands: 4 });
      return { who: await town.person('Zoe'), path: `/t/${table}` };
    },
  },
  {
    name: 'online-change-table',
    prepare: async (town) => {
      const me = await town.person('Ann');
      return {
        who: me,
        path: await openTable(me, ['me', 'invited'], {}),
        show: press('Change the settings'),
      };
    },
  },
  {
    name: 'online-quick-waiting',
    prepare: async (town) => {
      const me = await town.person('Ann');
      const reply = await me.ask({ ask: 'quick', players: 4, bots: true });
      return { who: me, path: reply.ok ? `/t/${reply.table?.id}` : '/online' };
    },
  },
  {
    name: 'online-table-full',
    prepare: async (town) => {
      const [owner, guest, late] = await town.people('Ann', 'Benedikta', 'Cho');
      const link = await openTable(owner, ['me', 'invited'], {});
      const [table = '', invitation = ''] = link.replace('/t/', '').split('#');
      await guest.ask({ ask: 'sit', table, seat: 1, invitation });
      return { who: late, path: link };
    },
  },
  {
    name: 'online-no-table',
    prepare: async (town) => ({ who: await town.person('Ann'), path: '/t/abcdefgh12345678' }),
  },
  {
    name: 'online-table-closed',
    prepare: async (town) => {
      const me = await town.person('Ann');
      const link = await openTable(me, ['me', 'invited'], {});
      await me.ask({ ask: 'close', table: link.slice('/t/'.length).replace(/#.*/, '') });
      return { who: me, path: link };
    },
  },
  { name: 'online-game', prepare: async (town) => at(await game(town, 3)) },
  {
    name: 'online-game-four-clocks',
    prepare: async (town) => at(await game(town, 4, { clock: HOUR })),
  },
  {
    name: 'online-chat',
    prepare: async (town) => {
      const going = await game(town, 4, { clock: DAYS, leaving: 'vote' });
      const { people, table } = going;
      await people[1].ask({ ask: 'say', table, text: 'Good evening! Who goes for the Tar Pits?' });
      await people[0].ask({ ask: 'emote', table, emote: 'hello' });
      await people[2].ask({
        ask: 'say',
        table,
        text: 'I would rather have the Mushroom Kingdom, before somebody else sends a King Rex there again.',
      });
      await people[3].ask({ ask: 'emote', table, emote: 'thinking' });
      return at(going, press('People'));
    },
  },
  {
    name: 'online-chat-bubble',
    prepare: async (town) => {
      const going = await game(town, 2);
      return at(going, async (page) => {
        await page.getByRole('button', { name: 'People' }).waitFor();
        await going.people[1].ask({ ask: 'say', table: going.table, text: 'Well, that was unexpected!' });
        await page.locator('output').getByText('unexpected').waitFor();
      });
    },
  },
  {
    name: 'online-report',
    prepare: async (town) =>
      at(await game(town, 2), async (page) => {
        await press('People')(page);
        await press('Report')(page);
      }),
  },
  {
    name: 'online-away',
    prepare: async (town) =>
      at(await game(town, 3, { leaving: 'vote' }, false), async (page) => {
        await page.getByText('has been away for a while').waitFor();
      }),
  },
  {
    name: 'online-vote',
    prepare: async (town) => {
      const going = await game(town, 3, { leaving: 'vote' }, false);
      return at(going, async (page) => {
        await page.getByText(/has been away|suggests/).waitFor();
        const { people, table } = going;
        const situations = await Promise.all(people.map((who) => situationOf(who, table)));
        const asked = situations.findIndex((situation) => (situation?.decision ?? null) !== null);
        const other = people.find((_, seat) => seat !== 0 && seat !== asked);
        await other?.ask({ ask: 'propose', table, what: 'bot', seat: asked });
        await page.getByRole('region', { name: 'A proposal' }).waitFor();
      });
    },
  },
  {
    name: 'online-undo-proposal',
    prepare: async (town) => {
      const going = await begin(town, 2, { choice: 'draft' });
      const { people, table, me } = going;
      const [, other] = people;
      const askedBefore: Somebody[] = [];
      // The other player has picked, we have as well, and are to pick again.
      await playUntil(people, table, ({ who }) => {
        const isIt = who === me && askedBefore.at(-1) === me && askedBefore.includes(other);
        askedBefore.push(who);
        return isIt;
      });
      await other.ask({ ask: 'undo', table });
      return at(going, async (page) => page.getByRole('region', { name: 'A proposal' }).waitFor());
    },
  },
  {
    name: 'online-draft',
    prepare: async (town) => {
      const going = await begin(town, 3, { choice: 'draft' });
      await playUntil(
        going.people,
        going.table,
        ({ who, answers }) => who === going.me && (answers > 0 || who === going.people[0]),
      );
      return at(going);
    },
  },
  {
    name: 'online-ahead',
    prepare: async (town) => {
      const going = await begin(town, 3, { choice: 'free' });
      const { people, table } = going;
      const who = people[1] ?? going.me;
      const order = { until: 'chosen', factions: ['Ghosts', 'Robots'], orAny: true } as const;
      await who.ask({ ask: 'standing order', table, order });
      return { who, path: `/t/${table}` };
    },
  },
  ...(['draft', 'free'] as const).map((choice) => ({
    name: `online-${choice}-others`,
    prepare: async (town: Town) => {
      const going = await begin(town, 3, { choice });
      let asked = going.me;
      // Somebody has one faction, and is to choose another.
      await playUntil(going.people, going.table, ({ who, answers }) => {
        const isIt = answers > 0 && (choice === 'free' || who === asked);
        asked = who;
        return isIt;
      });
      const waits = going.people.find((who) => who !== asked) ?? going.me;
      return { who: waits, path: `/t/${going.table}` };
    },
  })),
  {
    name: 'online-time-runs-out',
    prepare: async (town) =>
      at(await game(town, 3, { clock: HOUR }), async (page) => {
        await page.addInitScript((ahead) => {
          const now = Date.now.bind(Date);
          // The page is told the server's time once, when it connects.
          let isAhead = false;
          setTimeout(() => (isAhead = true), 1500);
          Date.now = () => now() + (isAhead ? ahead : 0);
        }, 55 * 60_000);
        await page.reload();
        await page.getByText('Your time is running out').first().waitFor();
      }),
  },
  {
    name: 'online-time-over',
    prepare: async (town) =>
      at(
        await game(town, 2, {
          clock: { kind: 'live', free: 5, bank: 0, increment: 0 },
          timeOut: 'bot',
        }),
        async (page) => page.getByText('Your time is up').waitFor(),
      ),
  },
  {
    name: 'online-standing-order',
    prepare: async (town) => {
      const going = await game(town, 3, { clock: DAYS }, false);
      await going.me.ask({ ask: 'standing order', table: going.table, order: { until: 'my turn' } });
      return at(going, async (page) => page.getByText('Passing for you').first().waitFor());
    },
  },
  {
    name: 'online-orders',
    prepare: async (town) => at(await game(town, 3, { clock: DAYS }, false), press('Pass for me …')),
  },
  {
    name: 'online-watching',
    prepare: async (town) => {
      const { table } = await game(town, 4, { isPublic: true });
      return { who: await town.person('Eve'), path: `/t/${table}` };
    },
  },
  {
    name: 'online-over',
    prepare: async (town) => {
      const going = await game(town, 3);
      await end(going);
      return at(going, async (page) => page.getByRole('button', { name: 'Rematch' }).waitFor());
    },
  },
  {
    name: 'online-over-stranger',
    prepare: async (town) => {
      const going = await game(town, 3, { isPublic: true });
      await end(going);
      return {
        who: null,
        path: `/t/${going.table}`,
        show: async (page) => page.getByRole('button', { name: 'Watch it again' }).waitFor(),
      };
    },
  },
  {
    name: 'online-rematch',
    prepare: async (town) => {
      const going = await begin(town, 3, {});
      await end(going);
      return at(going, async (page) => {
        await press('Rematch')(page);
        await page.getByText('Kept for').first().waitFor();
      });
    },
  },
  {
    name: 'online-conceded',
    prepare: async (town) => {
      const going = await game(town, 2);
      await going.people[1].ask({ ask: 'concede', table: going.table });
      return at(going, async (page) => page.getByRole('button', { name: 'Rematch' }).waitFor());
    },
  },
  { name: 'online-menu', prepare: async (town) => at(await game(town, 2), press('Menu')) },
  {
    name: 'online-leave',
    prepare: async (town) =>
      at(await game(town, 2, { leaving: 'vote' }), async (page) => {
        await press('Menu')(page);
        await press('Leave the game')(page);
      }),
  },
  {
    name: 'online-replay',
    prepare: async (town) => {
      const going = await game(town, 3, { isPublic: true });
      await end(going);
      return {
        who: going.me,
        path: `/replay/online/${going.table}`,
        show: async (page) => page.getByRole('slider', { name: 'Timeline' }).waitFor(),
      };
    },
  },
  {
    name: 'online-me-new',
    prepare: async (town) => ({ who: await town.person('Ann'), path: '/me' }),
  },
  {
    name: 'online-me',
    prepare: async (town) => {
      const me = await oldHand(town);
      await me.post('/api/identity', { identity: 'set password', password: 'a long one of mine' });
      return {
        who: me,
        path: '/me',
        show: async (page) => {
          await withMail(page, { address: 'ann@example.org' });
          await page.getByText('Mute or block').first().click();
          await press('Make a recovery code')(page);
          await page.getByLabel('Your password').fill('a long one of mine');
          await press('Confirm')(page);
          await page.getByTestId('recovery-code').waitFor();
          await press('Make a link')(page);
          await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
          await press('Show it all')(page);
          await page.locator('pre').waitFor();
        },
      };
    },
  },
  {
    name: 'online-delete',
    prepare: async (town) => ({ who: await town.person('Ann'), path: '/me', show: press('Delete it all') }),
  },
  {
    name: 'online-leaderboard',
    prepare: async (town) => ({
      who: await oldHand(town),
      path: '/leaderboard',
      show: async (page) => page.getByRole('table').waitFor(),
    }),
  },
  {
    name: 'online-notice',
    prepare: async (town) => {
      const [me, other] = await town.people('Ann', 'Benedikta');
      return {
        who: me,
        path: '/online',
        show: async (page) => {
          await page.getByRole('heading', { name: 'Public tables' }).waitFor();
          await dealWithoutPages([me, other], await openTable(me, ['me', 'invited'], {}));
          await page.getByText('The cards have been dealt').first().waitFor();
        },
      };
    },
  },
  {
    name: 'online-lost',
    prepare: async (town) => ({
      who: await town.person('Ann'),
      path: '/online',
      show: async (page) => {
        await page.getByRole('heading', { name: 'Public tables' }).waitFor();
        await page.context().setOffline(true);
        await page.getByText('Connection lost').waitFor();
      },
    }),
  },
  {
    name: 'online-game-lost',
    prepare: async (town) =>
      at(await game(town, 3), async (page) => {
        await page.getByRole('button', { name: 'People' }).waitFor();
        await page.context().setOffline(true);
        await page.getByText('Connection lost').waitFor();
      }),
  },
  {
    name: 'online-banned',
    prepare: async (town) => {
      const me = await town.person('Ann');
      await town.ban(me);
      return {
        who: me,
        path: '/online',
        show: async (page) => page.getByText('have banned you').waitFor(),
      };
    },
  },
  {
    name: 'online-old-page',
    prepare: async (town) => ({
      who: await town.person('Ann'),
      path: '/about',
      show: async (page) => {
        await page.route('**/api/version', (route) =>
          route.fulfill({ json: { protocol: 99, content: 'other' } }),
        );
        await page.goto('/online');
        await page.getByText('reload it to go on').waitFor();
      },
    }),
  },
];
