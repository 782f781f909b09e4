import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Redis } from 'ioredis';
import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { RedisEventBus, type BusMessage } from '../src/event-bus/index.ts';
import { TIMES } from '../src/config/index.ts';
import { readEntry } from '../src/play/journal/entries.ts';
import { dealtRecord } from '../src/play/index.ts';
import { newId } from '../src/random.ts';
import { LiveGame } from '../src/play/journal/live-game.ts';
import { openPostgres, storageIn, type Storage } from '../src/storage/index.ts';
import { readSetUp } from '../src/tables/index.ts';
import { startPostgres, type Postgres } from '../tools/postgres.ts';
import { startRedis, type RunningRedis } from '../tools/redis.ts';
import { Activity } from '../src/activity.ts';
import { SYSTEM_CLOCK } from '../src/clock.ts';
import { Client, seat, setUp } from './kit/client.ts';
import { SEATS, SEED } from './kit/evening.ts';
import { play, settled } from './kit/play.ts';
import { playAlmost, whoseWindow } from './kit/play-ahead.ts';
import { deal } from './trials/seating.ts';
import { ServerProcess } from './trials/server-process.ts';
import { pause } from './trials/throng.ts';

const PATIENTLY = 240_000;
const STOPPED_MILLIS = 10_000;

/** A process that stood still may have given up its pages: they find another line, as in a browser. */
async function comesBack(person: Client): Promise<void> {
  for (;;) {
    try {
      if (!person.isConnected) await person.connect();
      await person.visit();
      return;
    } catch {
      person.disconnect();
    }
  }
}

describe('two processes on PostgreSQL and Redis', () => {
  let postgres: Postgres;
  let redis: RunningRedis;
  let one: ServerProcess;
  let other: ServerProcess;
  let storage: Storage;
  let isThere = true;
  const clients: Client[] = [];

  beforeAll(async () => {
    [postgres, redis] = [await startPostgres(), await startRedis()];
    // Nothing in a test waits for what people would not notice.
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, WINDOW_MILLIS: '20' };
    [one, other] = [new ServerProcess(env), new ServerProcess(env)];
    await one.start();
    await other.start();
    storage = storageIn(await openPostgres({ url: postgres.url, now: () => 1, silence: TIMES.silence }));
  }, PATIENTLY);

  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await storage.close();
    await one.kill();
    await other.kill();
    redis.stop();
    if (isThere) postgres.stop();
  });

  async function person(name: string, server: ServerProcess): Promise<Client> {
    const client = await Client.named(server.address, name);
    await client.connect();
    clients.push(client);
    return client;
  }

  /** The same person with another page, at another process. */
  async function pageOf(client: Client, server: ServerProcess): Promise<Client> {
    const page = new Client(server.address);
    page.cookie = client.cookie;
    page.id = client.id;
    page.invitation = client.invitation;
    await page.connect();
    clients.push(page);
    await page.visit(client.table, client.invitation);
    return page;
  }

  /** Ann at the one process, Bob at the other. */
  async function twoApart(): Promise<[Client, Client]> {
    const [ann, bob] = [await person('Ann', one), await person('Bob', other)];
    await deal([ann, bob], 0, { leaving: 'wait' });
    for (const each of [ann, bob]) await each.visit();
    return [ann, bob];
  }

  async function rowsOf(table: string): Promise<ReturnType<typeof readEntry>[]> {
    return (await storage.journal.read(table)).map(({ entry }) => readEntry(JSON.parse(entry)));
  }

  /** What both see is what the log says. */
  async function expectTrue(ann: Client, bob: Client): Promise<void> {
    await settled(ann, bob);
    const table = await storage.tables.byId(ann.table);
    if (table === null) throw new Error('The table is gone.');
    const cards = { rules: smashUp, referee: createReferee(smashUp) };
    const game = new LiveGame(cards, table, readSetUp(table.set_up), await rowsOf(ann.table));
    for (const client of [ann, bob]) {
      const { view } = game.match.present({ seat: client.room.mine, language: 'en' }).content;
      expect(JSON.parse(JSON.stringify(client.known?.situation?.view))).toEqual(
        JSON.parse(JSON.stringify(view)),
      );
    }
  }

  it(
    'are one server: answers, chat, presence and the lobby come across',
    { timeout: PATIENTLY },
    async () => {
      const [ann, bob] = await twoApart();
      const table = ann.table;
      await play([ann, bob], (answers) => answers > 30);
      await expectTrue(ann, bob);
      await ann.ask({ ask: 'say', table, text: 'Can you hear me?' });
      await bob.until(() => bob.lines.includes('Can you hear me?'), 'the other process tells what was said');
      const annsSeat = ann.room.mine ?? 0;
      await ann.ask({ ask: 'here', table, page: 'page-of-ann', visible: true });
      await bob.until(() => !bob.room.seats[annsSeat].away, 'Ann is there');
      await ann.ask({ ask: 'here', table, page: 'page-of-ann', visible: false });
      await bob.until(() => bob.room.seats[annsSeat].away, 'Ann is away');
      const watcher = await person('Watcher', one);
      await watcher.visit(table);
      await bob.until(() => bob.room.watchers === 1, 'somebody watches at the other process');
      expect(bob.room.watchers).toBe(ann.room.watchers);
      await bob.ask({ ask: 'lobby', on: true });
      const opened = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
      const isListed = () =>
        bob.told.some(
          (told) => told.tell === 'lobby' && told.changed.some(({ id }) => id === opened.table?.id),
        );
      await bob.until(isListed, 'a table of the other process stands in the lobby');
    },
  );

  it('notice what they have missed, by the number or by the next beat', { timeout: PATIENTLY }, async () => {
    // Where nobody else speaks, and with a clock that stands still.
    const quiet = await startRedis();
    const [line, speaker] = [new Redis(quiet.url), new Redis(quiet.url)];
    const eventBus = new RedisEventBus('me', line, { ...SYSTEM_CLOCK, now: () => 0 }, new Activity());
    let heard: string[] = [];
    eventBus.subscribe({
      message: ({ kind }, from) => heard.push(`${from}: ${kind}`),
      missed: () => heard.push('missed'),
      gone: () => {},
    });
    const news: BusMessage = { kind: 'table', table: 'some' };
    const publish = (from: string, number: number, what: BusMessage | null): Promise<number> =>
      speaker.publish('smashup:bell', JSON.stringify({ from, number, news: what }));
    let marks = 0;
    /** What is heard before the mark that is sent after it: messages come in the order in which they were sent. */
    const say = async (number: number, what: BusMessage | null): Promise<string[]> => {
      heard = [];
      await publish('them', number, what);
      await publish('mark', ++marks, news);
      await expect.poll(() => heard).toContain('mark: table');
      return heard.slice(0, heard.indexOf('mark: table'));
    };
    await expect.poll(() => publish('them', 7, null)).toBe(1);
    // Who is heard of for the first time may have said something before.
    while ((await say(7, null)).length > 0);
    expect(await say(8, news)).toEqual(['them: table']);
    expect(await say(8, null)).toEqual([]);
    expect(await say(10, news)).toEqual(['them: table', 'missed']);
    expect(await say(11, null)).toEqual(['missed']);
    expect(await say(12, news)).toEqual(['them: table']);
    await eventBus.close();
    for (const each of [line, speaker]) each.disconnect();
    quiet.stop();
  });

  it('let nobody have more than their share by asking both', { timeout: PATIENTLY }, async () => {
    const ann = await person('Ann', one);
    await deal([ann, await person('Bob', other)], 0, { leaving: 'wait' });
    await ann.visit();
    const twin = await pageOf(ann, other);
    const began = Date.now();
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? ann : twin).tryAsk({ ask: 'emote', table: ann.table, emote: 'wow' }),
      ),
    );
    // Five at once, and one more every two seconds, however many processes there are.
    const { length } = said.filter(({ ok }) => ok);
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(5 + (Date.now() - began) / 2000);
  });

  it(
    'go on without the one that is killed, and with the other when it was stopped',
    { timeout: PATIENTLY },
    async () => {
      const [ann, bob] = await twoApart();
      await play([ann, bob], (answers) => answers > 10);
      await settled(ann, bob);
      await one.kill();
      // The page finds another process behind the same address.
      ann.disconnect();
      const moved = await pageOf(ann, other);
      await play([moved, bob], (answers) => answers > 10);
      await expectTrue(moved, bob);
      await one.start();
      const back = await pageOf(ann, one);
      moved.disconnect();
      const stopped = other.stopWhile(() => pause(STOPPED_MILLIS));
      // What can be done at the one process is done there; Bob's stands still.
      for (let answers = 0; answers < 5 && back.decision !== null; answers++) {
        const { decision } = back;
        await back.answer(decision, back.picks(decision, answers));
        await back.visit();
      }
      await stopped;
      const began = Date.now();
      await comesBack(bob);
      await settled(back, bob);
      expect(Date.now() - began).toBeLessThan(5000);
      await play([back, bob], (answers) => answers > 10);
      await expectTrue(back, bob);
    },
  );

  it(
    'let one win: answers of two pages at once, and undo against answer',
    { timeout: PATIENTLY },
    async () => {
      const [ann, bob] = await twoApart();
      const twins = new Map([
        [ann, await pageOf(ann, other)],
        [bob, await pageOf(bob, one)],
      ]);
      const before = (await rowsOf(ann.table)).length;
      let decisions = 0;
      while (decisions < 60 && ann.room.status === 'playing') {
        await settled(ann, bob);
        const decider = ann.decision === null ? bob : ann;
        const { decision } = decider;
        const twin = twins.get(decider);
        if (decision === null || twin === undefined) continue;
        await twin.until(() => twin.decision?.id === decision.id, 'both pages are asked');
        const isUndone = decider.known?.situation?.canUndo === true && decisions % 3 === 0;
        const replies = await Promise.all([
          decider.answer(decision, decider.picks(decision, decisions)),
          isUndone
            ? twin.tryAsk({ ask: 'undo', table: twin.table })
            : twin.answer(decision, twin.picks(decision, decisions + 1)),
        ]);
        expect(replies.some(({ ok }) => ok)).toBe(true);
        decisions++;
      }
      await expectTrue(ann, bob);
      const rows = (await rowsOf(ann.table)).slice(before);
      const answered = rows.filter((entry) => entry.kind === 'answer' && entry.by === 'person').length;
      // Each decision was answered once, whatever both pages said; an undo may have come first.
      expect(answered).toBeLessThanOrEqual(decisions);
      expect(answered).toBeGreaterThan(decisions / 2);
    },
  );

  /** The same people at another table, which no process has open yet: the cards are dealt as in every such test. */
  async function dealAsAlways(people: readonly Client[]): Promise<string> {
    const days = { kind: 'days', days: 2 } as const;
    const { id } = await deal(people, 0, { seats: SEATS, leaving: 'wait', clock: days });
    const row = await storage.tables.byId(id);
    if (row === null) throw new Error('The table is gone.');
    const game = newId();
    const seats = row.seats.map((each) => ({ ...each, game }));
    const table = { ...row, id: game, invitation: newId(), seed: SEED, seats };
    expect(await storage.tables.open(table)).toBe(true);
    const entry = JSON.stringify({ kind: 'dealt', record: dealtRecord(table, readSetUp(row.set_up)) });
    await storage.journal.append({ game, number: 0, at: Date.now(), entry });
    for (const each of people) Object.assign(each, { table: game, invitation: table.invitation });
    return game;
  }

  /** Somebody could answer something as soon as the other has played: pages of theirs at both, the other's at the other. */
  async function beforeAWindow(): Promise<{
    readonly here: Client;
    readonly there: Client;
    readonly opponent: Client;
    readonly plays: () => Promise<void>;
    readonly isPlayed: () => Promise<ReturnType<typeof readEntry>[]>;
    readonly seat: number;
  }> {
    const people = [await person('Ann', one), await person('Bob', other)];
    const table = await dealAsAlways(people);
    let seat = 0;
    const last = await playAlmost(storage, table, Date.now(), (match, before) => {
      const whose = whoseWindow(match);
      seat = whose ?? seat;
      return whose !== null && before?.seat === 1 - whose && before.by === 'person';
    });
    const [here, there] = [await pageOf(people[seat], one), await pageOf(people[seat], other)];
    const opponent = await pageOf(people[1 - seat], other);
    const { length } = await rowsOf(table);
    return {
      here,
      there,
      opponent,
      seat,
      plays: async () => {
        const { decision } = opponent;
        if (decision === null) throw new Error('The other is not asked.');
        expect(await opponent.answer(decision, last.picks)).toMatchObject({ ok: true });
      },
      isPlayed: async () => (await rowsOf(table)).slice(length),
    };
  }

  const UNTIL_MY_TURN = { until: 'my turn' } as const;
  const orderOf = ({ known }: Client) => known?.situation?.standingOrder ?? null;
  const orders = (page: Client, order: typeof UNTIL_MY_TURN | null) =>
    page.ask({ ask: 'standing order', table: page.table, order });

  it(
    'keep a standing order that was given at the one when only the other is left, and it is taken back at either',
    { timeout: PATIENTLY },
    async () => {
      const { here, there, plays, isPlayed, seat } = await beforeAWindow();
      await orders(here, UNTIL_MY_TURN);
      await there.until(() => orderOf(there) !== null, 'the other process knows the order');
      await one.kill();
      here.disconnect();
      await plays();
      const passes = async () =>
        (await isPlayed()).filter((entry) => entry.kind === 'answer' && entry.seat === seat);
      await expect.poll(passes).toMatchObject([{ by: 'referee' }]);
      const told = await there.ask({ ask: 'passed', table: there.table });
      expect(told.passed?.length).toBeGreaterThan(0);
      await one.start();
      const back = await pageOf(here, one);
      expect(orderOf(back)).toEqual(orderOf(there));
      await orders(back, null);
      await there.until(() => orderOf(there) === null, 'it is taken back at the other process');
      await orders(there, { until: 'my turn' });
      await back.until(() => orderOf(back) !== null, 'it is given again');
      // Whoever leaves takes it along.
      await back.ask({ ask: 'leave', table: back.table });
      await there.ask({ ask: 'return', table: there.table });
      for (const page of [back, there]) {
        await page.visit();
        expect(orderOf(page)).toBeNull();
      }
    },
  );

  it('pass a window once for a standing order that both know', { timeout: PATIENTLY }, async () => {
    const { here, there, opponent, plays, isPlayed, seat } = await beforeAWindow();
    await orders(there, UNTIL_MY_TURN);
    await here.until(() => orderOf(here) !== null, 'both know the order');
    await plays();
    const answers = async () =>
      (await isPlayed()).flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
    const passes = async () => (await answers()).filter((entry) => entry.seat === seat);
    await expect.poll(passes).toMatchObject([{ by: 'referee' }]);
    // Both have done what they do about it, and the log is a game.
    for (const page of [here, there]) await page.visit();
    expect(await passes()).toHaveLength(1);
    await expectTrue(there, opponent);
  });

  it('ask again when a standing order was taken back at the other', { timeout: PATIENTLY }, async () => {
    const { here, there, plays, isPlayed, seat } = await beforeAWindow();
    await orders(here, UNTIL_MY_TURN);
    await there.until(() => orderOf(there) !== null, 'the other process knows the order');
    await orders(there, null);
    await here.until(() => orderOf(here) === null, 'the one process knows that it is taken back');
    await plays();
    for (const page of [here, there])
      await page.until(() => page.decision?.kind === 'respond', 'somebody is asked after all');
    const { decision } = here;
    if (decision === null) throw new Error('Nobody is asked.');
    expect(await here.answer(decision, [0])).toMatchObject({ ok: true });
    const answers = (await isPlayed()).filter((entry) => entry.kind === 'answer' && entry.seat === seat);
    expect(answers[0]).toMatchObject({ by: 'person' });
  });

  it('give the last seat to one of many', { timeout: PATIENTLY }, async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, at) => person(`P${at}`, at % 2 === 0 ? one : other)),
    );
    const owner = await person('Owner', one);
    for (let round = 0; round < 3; round++) {
      const { table } = await owner.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
      const id = table?.id ?? '';
      const replies = await Promise.all(
        people.map((each) => each.tryAsk({ ask: 'sit', table: id, seat: 1 })),
      );
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      await owner.ask({ ask: 'close', table: id });
    }
  });

  it(
    'say that nobody should be sent to them while their database is gone',
    { timeout: PATIENTLY },
    async () => {
      const asks = async (path: string): Promise<number> => (await fetch(`${one.address()}${path}`)).status;
      expect(await asks('/api/ready')).toBe(200);
      postgres.stop();
      isThere = false;
      expect(await asks('/api/ready')).toBe(503);
      // Ending them would not help.
      expect(await asks('/api/health')).toBe(200);
    },
  );
});
