import type { TableView } from '@smashup/referee/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, seat, setUp } from './kit/client.ts';
import { play, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

const LATE = 4;

describe('who watches a table with open hands', () => {
  // The players' pages never say that they are there: nobody is to be missed at their decision meanwhile.
  const server = new TestServer({ times: { reload: 600_000, grace: 600_000 } });
  const open: Client[] = [];
  beforeAll(() => server.start());
  afterAll(async () => {
    for (const client of open) client.disconnect();
    await server.end();
  });

  async function watcherAt({ table, invitation }: Client, name = 'Watcher'): Promise<Client> {
    const watcher = await Client.named(server, name);
    await watcher.connect();
    await watcher.visit(table, invitation);
    open.push(watcher);
    return watcher;
  }

  async function two(): Promise<[Client, Client]> {
    const people = await twoAtTable(server, { openHands: LATE, clock: { kind: 'days', days: 3 } });
    open.push(...people);
    return people;
  }

  const viewOf = ({ known }: Client): TableView | undefined => known?.situation?.view;
  const turnOf = (client: Client): number => viewOf(client)?.turn.number ?? 0;
  const handsOf = (client: Client): number[][] =>
    (viewOf(client)?.players ?? []).map(({ hand }) => hand.map(({ face }) => face));

  /** Until that turn has begun; notes each player's own hand at the beginning of every turn. */
  async function playTo(turn: number, people: readonly Client[], hands = new Map<number, number[][]>()) {
    while (turnOf(people[0]) < turn) {
      const before = turnOf(people[0]);
      await play(people, (answers) => answers > 0);
      await server.settled();
      const now = turnOf(people[0]);
      if (now > before)
        hands.set(
          now,
          people.map((person, at) => handsOf(person)[at]),
        );
    }
    return hands;
  }

  it('sees what the players themselves saw so many turns before, and nothing of the present', async () => {
    const [ann, bob] = await two();
    const watcher = await watcherAt(ann);
    const hands = new Map([[1, [ann, bob].map((person, at) => handsOf(person)[at])]]);
    await playTo(LATE, [ann, bob], hands);
    expect(watcher.known?.situation).toBeNull();
    expect(watcher.room.clocks).toBeNull();
    expect(ann.room.clocks).not.toBeNull();
    for (let turn = LATE + 1; turn < LATE + 4; turn++) {
      await playTo(turn, [ann, bob], hands);
      expect([turnOf(watcher), handsOf(watcher)]).toEqual([turn - LATE, hands.get(turn - LATE)]);
    }
    const late = await watcherAt(ann, 'Latecomer');
    expect(viewOf(late)).toEqual(viewOf(watcher));
    await watcher.readStory();
    expect(late.known?.log).toEqual(watcher.known?.log);
  });

  it('is no player: whichever browser a player uses, they see their own table as it is', async () => {
    const [ann, bob] = await two();
    const { table, invitation } = ann;
    const { carry } = await bob.ask({ ask: 'carry' });
    await playTo(LATE + 2, [ann, bob]);
    const other = new Client(server);
    await other.post('/api/carried', { token: carry?.token });
    await other.connect();
    open.push(other);
    await other.visit(table, invitation);
    expect(viewOf(other)).toEqual(viewOf(bob));
    expect(new Set(handsOf(other)[0])).toEqual(new Set([-1]));
    // Whoever signs out is somebody else after that, and sees what any stranger does.
    await other.post('/api/identity', { identity: 'sign out', where: 'here' });
    const { me } = await other.post('/api/hello', { name: 'Bob again' });
    expect(me?.id).not.toBe(bob.id);
    const stranger = new Client(server);
    stranger.cookie = other.cookie;
    await stranger.connect();
    open.push(stranger);
    await stranger.visit(table, invitation);
    expect(turnOf(stranger)).toBe(2);
  });

  it('is not heard by players before the game is over', async () => {
    const [ann, bob] = await two();
    const { table } = ann;
    const watcher = await watcherAt(ann);
    await ann.ask({ ask: 'hear watchers', table, on: true });
    await watcher.ask({ ask: 'say', table, text: 'Bob has the Nukebot' });
    await server.settled();
    expect(ann.lines).toEqual([]);
    await bob.ask({ ask: 'concede', table });
    await ann.until(() => ann.room.status === 'over', 'it is over');
    await watcher.ask({ ask: 'say', table, text: 'Well played' });
    await server.settled();
    expect(ann.lines).toEqual(['Well played']);
  });

  it('sees all of it when it is over', async () => {
    const [ann, bob] = await two();
    const watcher = await watcherAt(ann);
    await playTo(LATE - 1, [ann, bob]);
    const now = [ann, bob].map((person, at) => handsOf(person)[at]);
    await bob.ask({ ask: 'concede', table: ann.table });
    await watcher.until(() => watcher.room.status === 'over', 'it is over');
    expect([turnOf(watcher), handsOf(watcher)]).toEqual([LATE - 1, now]);
  });
});

describe('a table with open hands', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('says so in the lobby and to whoever comes, and is never rated', async () => {
    const ann = await Client.named(server, 'Ann');
    await ann.connect();
    const seats = [seat.me, seat.open];
    const refused = await ann.tryAsk({
      ask: 'open',
      setUp: setUp(seats, { openHands: LATE, rated: true, hints: false }),
    });
    expect(refused).toMatchObject({ ok: false, problem: 'bad request' });
    const { table } = await ann.ask({
      ask: 'open',
      setUp: setUp(seats, { openHands: LATE, isPublic: true }),
    });
    await ann.visit(table?.id);
    const bob = await Client.named(server, 'Bob');
    await bob.connect();
    const { lobby } = await bob.ask({ ask: 'lobby', on: true });
    expect(lobby).toMatchObject([{ openHands: LATE }]);
    await bob.visit(table?.id);
    expect(bob.room).toMatchObject({ mine: null, setUp: { openHands: LATE } });
    for (const client of [ann, bob]) client.disconnect();
  });
});
