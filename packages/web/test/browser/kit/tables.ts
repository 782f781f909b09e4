import type { OnlineSetUp } from '@smashup/server/protocol';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import type { Player } from './people.ts';
import { expect } from './test.ts';

type Sitter = OnlineSetUp['seats'][number]['sitter'];

const SITTERS = {
  me: { kind: 'me' },
  open: { kind: 'open' },
  invited: { kind: 'invited' },
  bot: { kind: 'bot', level: 'random' },
} as const satisfies Record<string, Sitter>;

type Wishes = Partial<Omit<OnlineSetUp, 'seats'>>;

/** Opens a table without its screen; returns the link that brings others. */
export async function openTable(
  host: Pick<Player, 'ask'>,
  seats: readonly (keyof typeof SITTERS)[],
  wishes: Wishes = {},
): Promise<string> {
  const reply = await host.ask({
    ask: 'open',
    setUp: {
      seats: seats.map((name) => ({ sitter: SITTERS[name], factions: null })),
      choice: 'random',
      duplicates: false,
      draftSize: null,
      extraBaseSets: [],
      firstPlayer: null,
      variant: null,
      houseRules: {},
      series: null,
      edition: 'culture-shock',
      printing: 'original',
      titans: false,
      pool: [...DEALT_FROM],
      isPublic: false,
      hints: false,
      openHands: null,
      leaving: 'vote',
      undo: 'ask',
      rated: false,
      clock: { kind: 'none' },
      timeOut: 'wait',
      ...wishes,
    },
  });
  if (!reply.ok || reply.table === undefined) throw new Error('No table was opened.');
  return `/t/${reply.table.id}#${reply.table.invitation}`;
}

/** Opens a table on the screen for it and returns the link that brings others. */
export async function openByHand(
  { page }: Player,
  places: readonly string[],
  { isPublic = false, rated = false },
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
  await page.getByRole('checkbox', { name: 'Public' }).setChecked(isPublic);
  if (rated) await page.getByRole('checkbox', { name: 'Rated' }).check();
  await page.getByRole('checkbox', { name: /^Hints/ }).setChecked(false);
  await page.getByRole('radio', { name: 'The others decide' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(page).toHaveURL(/\/t\/.*#/);
  return page.url();
}

/** All sit down, in their order, and the cards are dealt; then they come to the table. */
export async function deal(players: readonly Player[], link: string): Promise<void> {
  await dealWithoutPages(players, link);
  for (const { page } of players) await page.goto(link);
  await players[0]?.world.settled();
  for (const each of players) await expectTable(each);
}

/** Returns the table's id. */
export async function dealWithoutPages(
  players: readonly Pick<Player, 'ask'>[],
  link: string,
): Promise<string> {
  const [, table = '', invitation = ''] = /\/t\/(.*)#(.*)$/.exec(link) ?? [];
  const [host, ...guests] = players;
  for (const guest of guests) {
    for (const seat of [1, 2, 3]) {
      const { ok } = await guest.ask({ ask: 'sit', table, seat, invitation });
      if (ok) break;
    }
  }
  for (const each of [...guests, host]) await each?.ask({ ask: 'ready', table, version: 1, ready: true });
  return table;
}

/** Whoever sits down is ready. */
export async function sitDown({ page, world }: Pick<Player, 'page' | 'world'>): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await world.settled();
}

export async function expectTable({ page }: Pick<Player, 'page'>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The table', exact: true })).toBeAttached();
}
