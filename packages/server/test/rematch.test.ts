import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seat, setUp, type Client } from './kit/client.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

describe('a rematch', () => {
  const server = new TestServer();
  const { come, leave } = visitors(server);
  beforeAll(() => server.start());
  afterAll(async () => {
    leave();
    await server.end();
  });

  interface Way {
    readonly id: string;
    readonly invitation: string;
  }

  function wayIn({ table }: Awaited<ReturnType<Client['ask']>>): Way {
    if (table === undefined || table.invitation === null) throw new Error('There is no way.');
    return { id: table.id, invitation: table.invitation };
  }

  /** Ann, Bob and Cho have played, and Ann is at the table of their next game. */
  async function again(changes = {}, during: (table: string) => Promise<void> = async () => {}) {
    const [ann, bob, cho] = [await come('Ann'), await come('Bob'), await come('Cho')];
    const seats = [seat.me, seat.invited, seat.invited];
    const { id: table, invitation } = wayIn(
      await ann.ask({ ask: 'open', setUp: setUp(seats, { isPublic: false, ...changes }) }),
    );
    await ann.visit(table);
    for (const [at, guest] of [bob, cho].entries())
      await guest.ask({ ask: 'sit', table, seat: at + 1, invitation });
    for (const each of [ann, bob, cho]) await each.ask({ ask: 'ready', table, version: 1, ready: true });
    await during(table);
    for (const each of [bob, cho]) await each.ask({ ask: 'leave', table });
    await ann.ask({ ask: 'propose', table, what: 'end', seat: 1 });
    await ann.until(() => ann.room.status === 'over', 'it is over');
    const next = wayIn(await ann.ask({ ask: 'rematch', table }));
    await ann.visit(next.id);
    return { ann, bob, cho, next: { ...next, before: table } };
  }

  /** What the seats are called, as that person reads it. */
  const namesFor = ({ room }: Client): string[] => room.seats.map(({ name }) => name);

  it('keeps a seat for each of the people by name, for those who have the invitation', async () => {
    const { ann, bob, next } = await again();
    expect(namesFor(ann)).toEqual(['Ann', 'Bob', 'Cho']);
    expect(ann.room.seats[1]).toMatchObject({ kind: 'invited', person: null });
    await bob.visit(next.id, next.invitation);
    expect(namesFor(bob)).toEqual(['Ann', 'Bob', 'Cho']);
  });

  it('reaches everybody who was there by the name of who asked, players and watchers, wherever they are', async () => {
    const eve = await come('Eve');
    const { ann, bob, next } = await again({ isPublic: true }, async (table) => {
      await eve.visit(table);
      await eve.ask({ ask: 'go', table });
    });
    const noticesOf = ({ told }: Client) => told.filter((each) => each.tell === 'notice');
    await eve.until(() => noticesOf(eve).length > 0, 'Eve hears of it in the lobby');
    expect(noticesOf(eve)).toEqual([{ tell: 'notice', notice: 'rematch', table: next.id, by: 'Ann' }]);
    expect(noticesOf(bob)).toContainEqual({
      tell: 'notice',
      notice: 'rematch',
      table: next.id,
      invitation: next.invitation,
      by: 'Ann',
      seat: 1,
    });
    expect(noticesOf(ann).filter(({ notice }) => notice === 'rematch')).toEqual([]);
    await bob.visit(next.before);
    expect(bob.room.rematch).toEqual({ table: next.id, by: 0 });
  });

  it('keeps none by name for somebody who has sat down elsewhere', async () => {
    const { ann, bob, next } = await again();
    await bob.ask({ ask: 'sit', table: next.id, seat: 2, invitation: next.invitation });
    await ann.until(() => ann.room.seats[2].kind === 'person', 'Bob sits there');
    expect(namesFor(ann)).toEqual(['Ann', '', 'Bob']);
  });

  it('does not tell those who come from the lobby who has played with whom', async () => {
    const { ann, next } = await again({ isPublic: true });
    const eve = await come('Eve');
    await eve.visit(next.id);
    expect(namesFor(eve)).toEqual(['Ann', '', '']);
    expect(namesFor(ann)).toEqual(['Ann', 'Bob', 'Cho']);
  });

  it('keeps no name of somebody who is forgotten', async () => {
    const { ann, bob } = await again();
    expect((await bob.fetch('/api/me', { method: 'DELETE' })).ok).toBe(true);
    await ann.until(() => ann.room.seats[1].name === '', 'nobody is expected by name');
    expect(namesFor(ann)).toEqual(['Ann', '', 'Cho']);
  });

  /** Ann and Bob play a series; whoever is named gives up. */
  async function series(factions: 'kept' | 'swapped' | 'anew') {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const forged = { games: [[1], [1]], tables: ['one', 'two'] };
    const wishes = { isPublic: false, series: { of: 3 as const, factions, ...forged } };
    const first = wayIn(await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.invited], wishes) }));
    let table = first.id;
    await ann.visit(table);
    await bob.visit(table, first.invitation);
    await bob.ask({ ask: 'sit', table, seat: 1, invitation: first.invitation });
    const playTo = async (loser: Client): Promise<void> => {
      for (const each of [ann, bob]) await each.ask({ ask: 'ready', table, version: 1, ready: true });
      await ann.until(() => ann.room.status === 'playing', 'it is dealt');
      await loser.ask({ ask: 'concede', table });
      await ann.until(() => ann.room.status === 'over', 'it is over');
      const next = wayIn(await ann.ask({ ask: 'rematch', table }));
      table = next.id;
      await ann.visit(table);
      await bob.visit(table, next.invitation);
      await bob.ask({ ask: 'sit', table, seat: 1, invitation: next.invitation });
    };
    return { ann, bob, playTo };
  }

  it('is the next game of a series, whose score only the server keeps; after the last it is a new one', async () => {
    const { ann, bob, playTo } = await series('swapped');
    expect(ann.room.setUp.series).toEqual({ of: 3, factions: 'swapped', games: [], tables: [] });
    const first = ann.table;
    await playTo(bob);
    expect(ann.room.setUp.series).toMatchObject({ games: [[0]], tables: [first] });
    const [one, two] = ann.room.setUp.seats.map(({ factions }) => factions);
    expect(one).toHaveLength(2);
    const second = ann.table;
    await playTo(ann);
    expect(ann.room.setUp.series).toMatchObject({ games: [[0], [1]], tables: [first, second] });
    expect(ann.room.setUp.seats.map(({ factions }) => factions)).toEqual([two, one]);
    const third = ann.table;
    await playTo(bob);
    expect(ann.room.setUp.series).toMatchObject({ games: [], tables: [] });
    // The history tells how it stood after each game, and where the games are.
    const { history } = await bob.ask({ ask: 'history' });
    const seriesOf = (table: string) => history?.games.find((game) => game.table === table)?.series;
    expect(seriesOf(first)).toEqual({ of: 3, score: [1, 0], tables: [first] });
    expect(seriesOf(second)).toEqual({ of: 3, score: [1, 1], tables: [first, second] });
    expect(seriesOf(third)).toEqual({ of: 3, score: [2, 1], tables: [first, second, third] });
  });

  it('leaves the choice of factions open where they are chosen anew', async () => {
    const { ann, bob, playTo } = await series('anew');
    await playTo(bob);
    expect(ann.room.setUp.series?.games).toEqual([[0]]);
    expect(ann.room.setUp.seats.map(({ factions }) => factions)).toEqual([null, null]);
  });
});
