import { describe, expect, it } from 'vitest';
import type { Session } from '../src/transport/session.ts';
import { seat, setUp } from './kit/client.ts';
import { Evening, SEED } from './kit/evening.ts';
import { World } from './trials/world.ts';

const NEWS = 'tell {"tell":"own tables"}';
const STROKE = 500;

/** How often somebody's pages were told so far. */
const toldOf = (world: World, person: string): number =>
  (world.heard.get(person) ?? []).filter((line) => line.endsWith(NEWS)).length;

const turnAt = async (world: World, page: Session): Promise<boolean | null | undefined> => {
  const reply = await world.reply(page, { ask: 'me' });
  return reply.ok ? reply.me?.tables[0]?.myTurn : undefined;
};

/** Both have a second page, which is in the lobby. */
async function withPagesElsewhere(world: World, evening: Evening): Promise<readonly Session[]> {
  const pages: Session[] = [];
  for (const at of [0, 1]) pages.push(await world.enter({ id: evening.person(at), name: '' }));
  await world.pass(STROKE);
  return pages;
}

describe('a page that is at no table', () => {
  it('is told when it is its person’s turn, and when it is no more', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { world } = evening;
    const pages = await withPagesElsewhere(world, evening);
    const turns = () => Promise.all(pages.map((page) => turnAt(world, page)));
    const told = () => [0, 1].map((at) => toldOf(world, evening.person(at)));
    let known = await turns();
    expect(known.filter((isTurn) => isTurn === true)).toHaveLength(1);
    for (let changes = 0; changes < 2;) {
      const before = told();
      await evening.step();
      await world.pass(STROKE);
      const now = await turns();
      for (const at of [0, 1]) {
        if (now[at] === known[at]) continue;
        expect(told()[at]).toBeGreaterThan(before[at]);
        changes++;
      }
      known = now;
    }
    await world.close();
  });

  it('is told only of its person’s, and not while it is at a table, where it knows', async () => {
    const world = await World.open({ seed: SEED });
    const people = [await world.welcome('Ann'), await world.welcome('Bob'), await world.welcome('Eve')];
    const [host, guest] = await Promise.all(people.map((person) => world.enter(person)));
    const opened = await world.reply(host, { ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    for (const page of [host, guest]) await world.reply(page, { ask: 'visit', table });
    await world.reply(guest, { ask: 'sit', table, seat: 1 });
    for (const page of [host, guest]) {
      await world.reply(page, { ask: 'ready', table, version: 1, ready: true });
    }
    await world.reply(guest, { ask: 'concede', table });
    await world.pass(STROKE);
    expect(people.map(({ id }) => toldOf(world, id))).toEqual([0, 0, 0]);
    await world.close();
  });

  it('is told when somebody sits down, and when the game is over', async () => {
    const world = await World.open({ seed: SEED });
    const [ann, bob] = [await world.welcome('Ann'), await world.welcome('Bob')];
    const [host, guest] = [await world.enter(ann), await world.enter(bob)];
    const opened = await world.reply(host, { ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    // He looks at it; she is in the lobby.
    await world.reply(guest, { ask: 'visit', table });
    await world.pass(STROKE);
    const counted = async (what: () => Promise<unknown>): Promise<number> => {
      const before = toldOf(world, ann.id);
      await what();
      await world.pass(STROKE);
      return toldOf(world, ann.id) - before;
    };
    expect(await counted(() => world.reply(guest, { ask: 'sit', table, seat: 1 }))).toBe(1);
    for (const each of [host, guest]) {
      await world.reply(each, { ask: 'ready', table, version: 1, ready: true });
    }
    await world.pass(STROKE);
    const over = await counted(async () => {
      await world.reply(guest, { ask: 'concede', table });
      await world.reply(guest, { ask: 'visit', table });
    });
    expect(over).toBeGreaterThan(0);
    expect(await world.reply(host, { ask: 'me' })).toMatchObject({ me: { tables: [] } });
    await world.close();
  });

  it('is told in another process, too', async () => {
    const world = await World.open({ seed: SEED, processes: 2 });
    const people = [await world.welcome('Ann'), await world.welcome('Bob')];
    const pages: Session[] = [];
    for (const person of people) pages.push(await world.enter(person));
    const opened = await world.reply(pages[0], { ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    await world.reply(pages[1], { ask: 'visit', table });
    await world.pass(STROKE);
    expect(toldOf(world, people[0].id)).toBe(0);
    await world.reply(pages[1], { ask: 'sit', table, seat: 1 });
    await world.pass(2 * STROKE);
    expect(toldOf(world, people[0].id)).toBeGreaterThan(0);
    await world.close();
  });

  it('is told at a moment that does not depend on what else is told', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { world } = evening;
    await withPagesElsewhere(world, evening);
    await world.pass(123);
    for (let answers = 0; answers < 4; answers++) await evening.step();
    await world.pass(STROKE);
    const moments = [0, 1].flatMap((at) =>
      (world.heard.get(evening.person(at)) ?? []).filter((line) => line.endsWith(NEWS)),
    );
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.filter((line) => Number.parseInt(line, 10) % STROKE !== 0)).toEqual([]);
    await world.close();
  });
});
