import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/index.ts';
import { createLetters, type Push, Pusher, Retries, Turns, Webhook } from '../src/notices/index.ts';
import { storageIn, type Storage } from '../src/storage/index.ts';
import type { Client } from './kit/client.ts';
import { memoryDatabase } from './kit/memory-database.ts';
import { twoAtTable } from './kit/play.ts';
import { PushService } from './kit/push-service.ts';
import { TestServer } from './kit/server.ts';

/** By the titles of notices. */
const SAID: Readonly<Record<string, string>> = {
  'Your turn': 'tell',
  'Still your turn': 'remind',
  Played: 'take back',
};

describe('turns', () => {
  const HOUR = 3_600_000;
  let storage: Storage;
  let now: number;
  let here: Set<string>;
  let told: string[];

  beforeEach(async () => {
    storage = storageIn(await memoryDatabase());
    now = 1000;
    here = new Set();
    told = [];
  });
  afterEach(() => storage.close());

  /** A process, whose browsers are told at once. */
  const turns = (isHere: (_: string, person: string) => boolean | null = (_, who) => here.has(who)) => {
    const clock = () => now;
    const { outbox, tables, notices: store } = storage;
    const letters = createLetters({
      hasPush: true,
      hasMail: false,
      hasWebhook: false,
      gather: 0,
      now: clock,
    });
    const inner = new Turns({ store, letters, isHere, now: clock, delay: 100 });
    const send: Push['send'] = async (person, { title }) => void told.push(`${SAID[title]} ${person}`);
    const pusher = new Pusher({ push: { send }, outbox, tables, now: clock });
    const thenTold = <Given extends readonly unknown[]>(job: (...given: Given) => Promise<unknown>) => {
      return async (...given: Given): Promise<void> => {
        await job(...given);
        await pusher.sendDue();
      };
    };
    return {
      note: thenTold((...given: Parameters<Turns['note']>) => inner.note(...given)),
      takeBack: thenTold((...given: Parameters<Turns['takeBack']>) => inner.takeBack(...given)),
      sendDue: thenTold(() => inner.sendDue()),
    };
  };

  it('are told once when they are due, and taken back once when they are played', async () => {
    await turns().note('game', 3, 'ann');
    await turns().sendDue();
    expect(told).toEqual([]);
    now += 100;
    await Promise.all([turns().sendDue(), turns().sendDue()]);
    await turns().note('game', 3, 'ann');
    await turns().sendDue();
    expect(told).toEqual(['tell ann']);
    await Promise.all([turns().note('game', 4, 'bob'), turns().note('game', 4, 'bob')]);
    expect(told).toEqual(['tell ann', 'take back ann']);
    now += 100;
    await turns().sendDue();
    expect(told.at(-1)).toBe('tell bob');
  });

  it('that were played in time are told to nobody', async () => {
    await turns().note('game', 3, 'ann');
    await turns().note('game', 3, 'bob');
    await turns().takeBack('game', 3, null);
    now += HOUR;
    await turns().sendDue();
    expect(told).toEqual([]);
    expect(await storage.notices.turnsOf('game')).toEqual([]);
  });

  it('in which somebody is asked again are told again only after an hour', async () => {
    await turns().note('game', 3, 'ann');
    now += 100;
    await turns().sendDue();
    await turns().note('game', 3, 'bob');
    await turns().note('game', 3, 'ann');
    now += 60_000;
    await turns().sendDue();
    expect(told).toEqual(['tell ann', 'take back ann']);
    now += HOUR;
    await turns().sendDue();
    expect(told.filter((each) => each === 'tell ann')).toHaveLength(2);
  });

  it('of who is there wait until they look away', async () => {
    here.add('ann');
    await turns().note('game', 3, 'ann');
    now += 100;
    await turns().sendDue();
    here.clear();
    await turns().sendDue();
    expect(told).toEqual([]);
    now += 30_000;
    await turns().sendDue();
    expect(told).toEqual(['tell ann']);
  });

  it('are told by a process that knows the table, or by any when none does', async () => {
    await turns().note('game', 3, 'ann');
    now += 100;
    const stranger = turns(() => null);
    await stranger.sendDue();
    expect(told).toEqual([]);
    now += 15_000;
    await stranger.sendDue();
    expect(told).toEqual(['tell ann']);
  });

  it('of games over days are told once more, in time and once for each turn', async () => {
    await turns().note('game', 3, 'ann', now + HOUR);
    now += 100;
    await turns().sendDue();
    // The next decision of the same turn has a later end.
    await turns().note('game', 3, 'ann', now + 2 * HOUR);
    now += HOUR;
    await turns().sendDue();
    expect(told).toEqual(['tell ann']);
    here.add('ann');
    now += HOUR;
    await turns().sendDue();
    expect(told).toEqual(['tell ann']);
    here.clear();
    now += 30_000;
    await Promise.all([turns().sendDue(), turns().sendDue()]);
    await turns().note('game', 3, 'ann', now + HOUR);
    now += 2 * HOUR;
    await turns().sendDue();
    expect(told).toEqual(['tell ann', 'remind ann']);
    await turns().note('game', 4, 'bob', now + HOUR);
    expect(told).toEqual(['tell ann', 'remind ann', 'take back ann']);
    // Whoever has played is not reminded.
    await turns().note('game', 5, 'ann', null);
    now += 2 * HOUR;
    await turns().sendDue();
    expect(told.slice(3)).toEqual(['tell ann']);
  });

  it('leave nothing behind when the game is over', async () => {
    await turns().note('game', 3, 'ann');
    now += 100;
    await turns().sendDue();
    await turns().takeBack('game', -1, null);
    expect(told).toEqual(['tell ann', 'take back ann']);
    expect(await storage.notices.turnsOf('game')).toEqual([]);
  });
});

describe('notices to browsers', () => {
  const server = new TestServer({ pushes: true, times: { untilAway: 60_000 } });
  const service = new PushService();
  const clients: Client[] = [];
  beforeAll(async () => {
    await service.start();
    await server.start();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
    await service.end();
  });

  let count = 0;
  async function subscribe(client: Client, name: string): Promise<void> {
    await client.post('/api/push', { push: 'on', ...service.subscribe(name) });
  }

  interface Told {
    readonly asked: Client;
    readonly other: Client;
    /** The names of the browsers of the one who is asked, and of the other. */
    readonly browsers: readonly string[];
    readonly others: readonly string[];
  }

  /** Two at a table, each with so many browsers that want to be told. */
  async function table(
    browsers: number,
    prepare: (names: readonly string[], person: Client) => Promise<void> = async () => {},
  ): Promise<Told> {
    const names = new Map<Client, string[]>();
    const people = await twoAtTable(server, {}, async (person) => {
      const mine = Array.from({ length: browsers }, () => `browser-${++count}`);
      for (const name of mine) await subscribe(person, name);
      names.set(person, mine);
      await prepare(mine, person);
    });
    clients.push(...people);
    await people[0].until(() => people.some(({ decision }) => decision !== null), 'somebody is asked');
    const asked = people[0].decision === null ? people[1] : people[0];
    const other = asked === people[0] ? people[1] : people[0];
    return { asked, other, browsers: names.get(asked) ?? [], others: names.get(other) ?? [] };
  }

  const heard = async (browser: string, kinds: readonly string[]): Promise<void> => {
    await server.until(() => service.kindsFor(browser).length >= kinds.length, kinds.join(', '));
    expect(service.kindsFor(browser)).toEqual(kinds);
  };

  it('come once for a turn, with names and no card, and are taken back when it was played', async () => {
    const { asked, other, browsers, others } = await table(2);
    for (const browser of browsers) await heard(browser, ['turn']);
    expect(service.kindsFor(others[0])).toEqual([]);
    const [sent] = service.received.filter(({ browser }) => browser === browsers[0]);
    const name = other.room.seats.find(({ person }) => person === other.id)?.name;
    expect(sent.message).toEqual({
      kind: 'turn',
      table: asked.table,
      title: 'Your turn',
      body: `The table with ${name} is waiting for you.`,
    });
    expect(sent.bytes).toBeLessThan(3000);
    expect(sent.headers).toMatchObject({ urgency: 'high', topic: asked.table.slice(0, 32) });
    expect(sent.headers['authorization']).toMatch(/^vapid t=/);
    // Played until it is the other's to decide.
    for (let answers = 0; asked.decision !== null && answers < 50; answers++) {
      const { decision } = asked;
      await asked.answer(decision, asked.picks(decision, answers));
      await asked.until(() => asked.decision?.id !== decision.id, 'the answer shows');
    }
    for (const browser of browsers) await heard(browser, ['turn', 'over']);
    await heard(others[0], ['turn']);
  });

  it.each([400, 403, 404, 410])(
    'end for a browser whose service says %i, and for no other',
    async (status) => {
      const { asked, browsers } = await table(2, async ([dead]) => {
        service.answers.set(dead, status);
      });
      const [dead, alive] = browsers;
      await heard(alive, ['turn']);
      await server.settled();
      const kept = JSON.stringify((await asked.ask({ ask: 'export' })).export);
      expect(kept).not.toContain(dead);
      expect(kept).toContain(alive);
    },
  );

  it('stay on for a browser whose service has trouble', async () => {
    const { asked, browsers } = await table(2, async ([troubled]) => {
      service.answers.set(troubled, 503);
    });
    await heard(browsers[1], ['turn']);
    expect(JSON.stringify((await asked.ask({ ask: 'export' })).export)).toContain(browsers[0]);
  });

  it('go to whoever uses the browser now', async () => {
    const shared = `browser-${++count}`;
    const users: Client[] = [];
    const { asked } = await table(0, async (_, person) => {
      users.push(person);
      await subscribe(person, shared);
    });
    // The last who came has it, with new keys.
    if (asked === users[1]) await heard(shared, ['turn']);
    const { export: kept } = await users[0].ask({ ask: 'export' });
    expect(JSON.stringify(kept)).not.toContain(shared);
  });

  it('do not come where somebody was signed out or has turned them off', async () => {
    const { asked, browsers } = await table(2, async ([off], person) => {
      const { endpoint } = service.subscribe(off);
      await person.post('/api/push', { push: 'off', endpoint });
    });
    await heard(browsers[1], ['turn']);
    expect(service.kindsFor(browsers[0])).toEqual([]);
    const { export: kept } = await asked.ask({ ask: 'export' });
    expect(JSON.stringify(kept)).not.toContain(browsers[0]);
  });

  it('are sent to known services only: the server knocks at no other door', async () => {
    const { asked } = await table(0);
    const { p256dh, auth } = service.subscribe('nowhere');
    for (const endpoint of [
      'http://localhost:1/x',
      'https://10.0.0.1/x',
      'http://fcm.googleapis.com/x',
      'https://evil.example/127.0.0.1',
      'https://127.0.0.1.evil.example/x',
    ])
      await expect(asked.post('/api/push', { push: 'on', endpoint, p256dh, auth })).rejects.toThrow(
        'not allowed',
      );
  });
});

describe('a webhook', () => {
  const server = new TestServer();
  const received: unknown[] = [];
  const hook = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => received.push(JSON.parse(text)));
    request.on('end', () => response.writeHead(204).end());
  });
  const clients: Client[] = [];
  beforeAll(async () => {
    await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
    const address = hook.address();
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    server.tellWebhook(`http://127.0.0.1:${port}/smashup`);
    await server.start();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
    await new Promise((resolve) => hook.close(resolve));
  });

  it('is told whose turn it is, and that it is no more', async () => {
    const [ann, bob] = await twoAtTable(server);
    clients.push(ann, bob);
    await server.until(() => received.length > 0, 'the webhook is told');
    const asked = ann.decision === null ? bob : ann;
    const names = asked === ann ? ['Ann', 'Bob'] : ['Bob', 'Ann'];
    const told = {
      event: 'turn',
      person: { id: asked.id, name: names[0] },
      others: [names[1]],
      table: ann.table,
      address: `/t/${ann.table}`,
    };
    expect(received).toEqual([expect.objectContaining(told)]);
    await asked.ask({ ask: 'leave', table: asked.table });
    const other = asked === ann ? bob : ann;
    await other.ask({ ask: 'propose', table: other.table, what: 'end', seat: asked.room.mine ?? 0 });
    await server.until(() => received.length > 1, 'the webhook is told of the end');
    expect(received).toEqual([
      expect.objectContaining(told),
      expect.objectContaining({ ...told, event: 'over' }),
    ]);
  });
});

describe('calls of the webhook', () => {
  const received: { id: string; event: string }[] = [];
  let status = 204;
  const hook = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => {
      const call: { id: string; event: string } = JSON.parse(text);
      if (status === 204) received.push(call);
    });
    request.on('end', () => response.writeHead(status).end());
  });
  let url = '';
  let storage: Storage;
  let now: number;
  let troubles: number;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
    const address = hook.address();
    url = `http://127.0.0.1:${address === null || typeof address === 'string' ? 0 : address.port}/`;
  });
  afterAll(() => new Promise((resolve) => hook.close(resolve)));
  beforeEach(async () => {
    storage = storageIn(await memoryDatabase());
    now = 1000;
    troubles = 0;
    status = 204;
    received.length = 0;
  });
  afterEach(() => storage.close());

  /** A process; what it knows is in the database. */
  function start(): { turns: Turns; webhook: Webhook } {
    const { outbox, tables, notices: store } = storage;
    const clock = () => now;
    const report = (): void => void troubles++;
    const retries = new Retries({ outbox, now: clock, report });
    return {
      turns: new Turns({
        store,
        letters: createLetters({ hasPush: false, hasMail: false, hasWebhook: true, gather: 0, now: clock }),
        isHere: () => false,
        now: clock,
        delay: 0,
      }),
      webhook: new Webhook({ url, outbox, retries, tables, origin: null, post: fetch, now: clock, report }),
    };
  }
  const events = (): string[] => received.map(({ event }) => event);

  it('that fail are made again by whichever process there is, in order and under the same id', async () => {
    const { turns, webhook } = start();
    status = 500;
    await turns.note('game', 3, 'ann');
    await turns.sendDue();
    await webhook.sendDue();
    expect(troubles).toBe(1);
    // It is being tried when the turn is played: what comes after it waits for it.
    const [letter] = await storage.outbox.of('webhook', 'ann');
    await storage.outbox.hold([letter.id], now, now + 60_000);
    await turns.note('game', 4, 'bob');
    status = 204;
    await webhook.sendDue();
    expect(events()).toEqual([]);
    now += 60_000;
    const others = [start(), start(), start()];
    for (let round = 0; round < 2; round++) {
      await Promise.all(others.map((each) => each.webhook.sendDue()));
      now += 1000;
    }
    expect(events()).toEqual(['turn', 'over']);
    expect(received[0].id).toBe(letter.id);
    expect(await storage.outbox.of('webhook', 'ann')).toEqual([]);
  });

  it('of many tables are made when the program is back, however many words wait behind the first', async () => {
    const { turns, webhook } = start();
    const games = Array.from({ length: 60 }, (_, at) => `game-${at}`);
    status = 500;
    for (const game of games) await turns.note(game, 3, 'ann');
    for (let round = 0; round < 2; round++) await turns.sendDue();
    for (const { id } of await storage.outbox.of('webhook', 'ann'))
      await storage.outbox.hold([id], now, now + 1);
    for (const game of games) await turns.takeBack(game, 4, null);
    for (let round = 0; round < 5; round++) {
      now += 60_000;
      await webhook.sendDue();
    }
    status = 204;
    for (let round = 0; round < 8; round++) {
      now += 6 * 3_600_000;
      await webhook.sendDue();
    }
    expect(events().filter((event) => event === 'turn')).toHaveLength(60);
    expect(events().filter((event) => event === 'over')).toHaveLength(60);
  });

  it('are not made for what was played before anybody was called', async () => {
    const { turns, webhook } = start();
    await turns.note('game', 3, 'ann');
    await turns.sendDue();
    await turns.takeBack('game', 4, null);
    await webhook.sendDue();
    expect(events()).toEqual([]);
  });
});

describe('who runs the server', () => {
  it('names the webhook as an address', () => {
    expect(readConfig({ TURN_WEBHOOK: 'https://chat.example/x' }, 'file', 1).turnWebhook).toBe(
      'https://chat.example/x',
    );
    for (const wrong of ['chat', 'file:///etc/passwd'])
      expect(() => readConfig({ TURN_WEBHOOK: wrong }, 'file', 1)).toThrow('TURN_WEBHOOK');
  });

  const read = (env: Record<string, string>) => readConfig(env, 'file', 1).pushSubject;

  it('must be reachable for push services, or there are no notices to browsers', () => {
    expect(read({})).toBeNull();
    expect(read({ ORIGIN: 'http://localhost:4343' })).toBeNull();
    expect(read({ ORIGIN: 'https://192.168.0.7' })).toBeNull();
    expect(read({ ORIGIN: 'https://smashup.example' })).toBe('https://smashup.example');
    expect(read({ PUSH_CONTACT: 'mailto:me@smashup.example' })).toBe('mailto:me@smashup.example');
    for (const wrong of ['mailto:me@localhost', 'https://localhost', 'me@smashup.example'])
      expect(() => read({ PUSH_CONTACT: wrong })).toThrow('PUSH_CONTACT');
  });
});
