import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reply as replySchema } from '../src/protocol/index.ts';
import { Client, seat, setUp } from './kit/client.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

describe('people and tables', () => {
  const server = new TestServer({ times: { tableExpiry: 3_600_000 } });
  const { come, leave } = visitors(server);
  beforeAll(() => server.start());
  afterAll(async () => {
    leave();
    await server.end();
  });

  async function tableOf(owner: Client, seats: Parameters<typeof setUp>[0], changes = {}) {
    const { table } = await owner.ask({ ask: 'open', setUp: setUp(seats, changes) });
    if (table?.invitation === undefined || table.invitation === null) throw new Error('There is no way.');
    await owner.visit(table.id);
    return { id: table.id, invitation: table.invitation };
  }

  it('a name is enough to be somebody, and the cookie is out of reach of scripts', async () => {
    const response = await fetch(`${server.address}/api/hello`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    const nobody = new Client(server);
    await expect(nobody.connect()).rejects.toThrow('Please choose a name first.');
    expect(await nobody.askByHttp({ ask: 'me' })).toMatchObject({ ok: false, problem: 'who are you' });
  });

  it('a browser that comes again keeps its cookie for another year, and gets none that nobody knows', async () => {
    const ann = await come('Ann');
    const version = (cookie: string) => fetch(`${server.address}/api/version`, { headers: { cookie } });
    const renewed = (await version(ann.cookie)).headers.get('set-cookie');
    expect(renewed).toMatch(/Max-Age=31536000; .*HttpOnly; SameSite=Strict/);
    expect(renewed?.startsWith(`${ann.cookie};`)).toBe(true);
    expect((await version('smashup=made-up')).headers.get('set-cookie')).toBeNull();
    expect((await version('')).headers.get('set-cookie')).toBeNull();
  });

  it('another page can do nothing in my name', async () => {
    const ann = await come('Ann');
    const response = await fetch(`${server.address}/api/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie, origin: 'http://evil.example' },
      body: JSON.stringify({ ask: 'rename', name: 'Mallory' }),
    });
    expect(response.status).toBe(403);
    expect((await ann.ask({ ask: 'me' })).me?.name).toBe('Ann');
  });

  it('somebody carries who they are to another device, once', async () => {
    const ann = await come('Ann');
    const { carry } = await ann.ask({ ask: 'carry' });
    const phone = new Client(server);
    expect((await phone.post('/api/carried', { token: carry?.token })).me?.id).toBe(ann.id);
    const thief = new Client(server);
    await expect(thief.post('/api/carried', { token: carry?.token })).rejects.toThrow('not there');
    expect(await phone.askByHttp({ ask: 'me' })).toMatchObject({ ok: true, me: { id: ann.id } });
  });

  it('everything kept about somebody can be seen and deleted', async () => {
    const ann = await come('Ann');
    const { id } = await tableOf(ann, [seat.me, seat.open]);
    await ann.ask({ ask: 'say', table: id, text: 'Hello' });
    const { export: everything } = await ann.ask({ ask: 'export' });
    expect(everything).toMatchObject({
      person: { name: 'Ann' },
      seats: [{ game: id }],
      chat: [{ text: 'Hello' }],
    });
    expect(JSON.stringify(everything)).not.toContain('secret');
    expect(await ann.forget()).toEqual({ ok: true });
    await expect(ann.post('/api/ask', { ask: 'me' })).rejects.toThrow('who are you');
  });

  it('a link is no seat, and a seat for the invited needs the link', async () => {
    const [ann, bob, eve] = [await come('Ann'), await come('Bob'), await come('Eve')];
    const { id, invitation } = await tableOf(ann, [seat.me, seat.invited]);
    await bob.visit(id, invitation);
    expect(bob.room).toMatchObject({ mine: null, seats: [{ name: 'Ann' }, { kind: 'invited' }] });
    expect(await eve.tryAsk({ ask: 'sit', table: id, seat: 1 })).toMatchObject({
      ok: false,
      problem: 'too late',
    });
    await bob.ask({ ask: 'sit', table: id, seat: 1, invitation });
    await bob.until(() => bob.known?.room.mine === 1, 'Bob sits');
    expect(await eve.tryAsk({ ask: 'sit', table: id, seat: 1, invitation })).toMatchObject({ ok: false });
  });

  it('a private table is as if it were not there, and a code leads to it while it is open', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { id } = await tableOf(ann, [seat.me, seat.invited], { isPublic: false });
    expect(await bob.tryAsk({ ask: 'visit', table: id })).toMatchObject({ ok: false, problem: 'not there' });
    expect(await bob.tryAsk({ ask: 'visit', table: 'no-such-table-at-all' })).toMatchObject({
      ok: false,
      problem: 'not there',
    });
    const code = ann.room.code ?? '';
    const { table } = await bob.ask({ ask: 'find', code: ` ${code.toLowerCase()}-` });
    expect(table?.id).toBe(id);
    await bob.visit(id, table?.invitation ?? '');
    expect(bob.room.code).toBeNull();
  });

  it('of two people one gets the last seat', async () => {
    const [ann, bob, carl] = [await come('Ann'), await come('Bob'), await come('Carl')];
    const { id } = await tableOf(ann, [seat.me, seat.open]);
    const replies = await Promise.all(
      [bob, carl].map((each) => each.tryAsk({ ask: 'sit', table: id, seat: 1 })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a change of the set-up takes everybody’s ready back', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { id } = await tableOf(ann, [seat.me, seat.open, seat.open]);
    await bob.visit(id);
    await bob.ask({ ask: 'sit', table: id, seat: 1 });
    await bob.ask({ ask: 'ready', table: id, version: 1, ready: true });
    await ann.ask({ ask: 'change', table: id, version: 1, setUp: setUp([seat.me, seat.open, seat.bot]) });
    await bob.until(() => bob.known?.room.version === 2, 'the change shows');
    expect(bob.room.seats).toMatchObject([
      {},
      { name: 'Bob', ready: false },
      { kind: 'bot', level: 'random' },
    ]);
    const late = await bob.tryAsk({ ask: 'ready', table: id, version: 1, ready: true });
    expect(late).toMatchObject({ ok: false, problem: 'too late' });
    expect(await bob.tryAsk({ ask: 'close', table: id })).toMatchObject({
      ok: false,
      problem: 'not allowed',
    });
  });

  it('a table passes to somebody else when its owner leaves, and closes when nobody is left', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { id } = await tableOf(ann, [seat.me, seat.open]);
    await bob.visit(id);
    await bob.ask({ ask: 'sit', table: id, seat: 1 });
    await ann.ask({ ask: 'stand', table: id });
    await bob.until(() => bob.known?.room.owner === 1, 'Bob owns the table');
    await bob.ask({ ask: 'stand', table: id });
    await bob.until(() => bob.known?.room.status === 'expired', 'the table is closed');
    expect(await ann.tryAsk({ ask: 'sit', table: id, seat: 0 })).toMatchObject({
      ok: false,
      problem: 'too late',
    });
  });

  it('the lobby changes as one looks', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const { lobby } = await bob.ask({ ask: 'lobby', on: true });
    expect(lobby?.some(({ seats }) => seats.length === 4)).toBe(false);
    const { id } = await tableOf(ann, [seat.me, seat.open, seat.open, seat.open]);
    const changes = () => bob.told.flatMap((told) => (told.tell === 'lobby' ? [told] : []));
    await bob.until(
      () => changes().some(({ changed }) => changed.some((entry) => entry.id === id)),
      'it shows',
    );
    await ann.ask({ ask: 'close', table: id });
    await bob.until(() => changes().some(({ gone }) => gone.includes(id)), 'it is gone');
  });

  it('the lobby lists no table that everybody has left, until somebody is back', async () => {
    const ann = await come('Ann');
    const bob = await come('Bob');
    const isListed = async (): Promise<boolean> => {
      await server.pass(1000);
      const { lobby } = await bob.ask({ ask: 'lobby', on: true });
      return lobby?.some(({ id }) => id === table) === true;
    };
    const { id: table } = await tableOf(ann, [seat.me, seat.open]);
    await server.pass(60_000);
    expect(await isListed()).toBe(true);
    ann.disconnect();
    await server.pass(30_000);
    expect(await isListed()).toBe(false);
    await ann.connect();
    await ann.visit(table);
    await server.settled();
    expect(await isListed()).toBe(true);
  });

  it('a block works both ways: in the lobby, at the table, in a quick match', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    await ann.ask({ ask: 'relate', person: bob.id, relation: 'block', on: true });
    const { id } = await tableOf(ann, [seat.me, seat.open]);
    expect(await bob.tryAsk({ ask: 'visit', table: id })).toMatchObject({ ok: false, problem: 'not there' });
    expect(await bob.tryAsk({ ask: 'sit', table: id, seat: 1 })).toMatchObject({ ok: false });
    const { lobby } = await bob.ask({ ask: 'lobby', on: true });
    expect(lobby?.map((entry) => entry.id)).not.toContain(id);
    const { table: hers } = await ann.ask({ ask: 'quick', players: 3, bots: false });
    const { table: his } = await bob.ask({ ask: 'quick', players: 3, bots: false });
    expect(his?.id).not.toBe(hers?.id);
    const carl = await come('Carl');
    const { table: third } = await carl.ask({ ask: 'quick', players: 3, bots: false });
    expect(third?.id).toBe(hers?.id);
  });

  it('a quick match keeps to the collection of whoever opens it, and says when that is too small', async () => {
    const [ann, bob] = [await come('Ann'), await come('Bob')];
    const pool = ['Aliens', 'Ninjas', 'Pirates', 'Robots', 'Wizards', 'Zombies'];
    const { table } = await ann.ask({ ask: 'quick', players: 2, bots: false, pool });
    await ann.visit(table?.id ?? '');
    expect(ann.room.setUp.pool).toEqual(pool);
    await expect(
      bob.ask({ ask: 'quick', players: 4, bots: false, pool: ['Aliens', 'Ninjas'] }),
    ).rejects.toThrow(/factions/u);
  });

  it('a quick match is filled with bots and dealt', async () => {
    const ann = await come('Ann');
    const { table } = await ann.ask({ ask: 'quick', players: 4, bots: true });
    await ann.visit(table?.id ?? '');
    await ann.until(() => ann.known?.room.status === 'playing', 'the cards are dealt');
    expect(ann.room.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  it('what is said reaches those it is for', async () => {
    const [ann, bob, eve] = [await come('Ann'), await come('Bob'), await come('Eve')];
    const { id } = await tableOf(ann, [seat.me, seat.open, seat.bot]);
    for (const each of [bob, eve]) await each.visit(id);
    await bob.ask({ ask: 'sit', table: id, seat: 1 });
    await bob.until(() => bob.known?.room.mine === 1, 'Bob sits');
    await eve.ask({ ask: 'say', table: id, text: '<b>watching</b>' });
    await ann.ask({ ask: 'say', table: id, text: 'to all' });
    await bob.until(() => bob.lines.includes('to all'), 'Bob hears Ann');
    expect(ann.lines).not.toContain('<b>watching</b>');
    await bob.ask({ ask: 'relate', person: ann.id, relation: 'mute', on: true });
    await ann.ask({ ask: 'emote', table: id, emote: 'hello' });
    await bob.ask({ ask: 'say', table: id, text: 'muted' });
    await ann.until(() => ann.lines.includes('muted'), 'Ann still hears Bob');
    expect(bob.lines).toEqual(['to all', 'muted']);
  });

  it('nobody asks for more than a person would', async () => {
    const strict = new TestServer({ limits: { requestsAtOnce: 5, requestsPerSecond: 1, openTables: 1 } });
    await strict.start();
    try {
      const ann = await Client.named(strict, 'Ann');
      await ann.connect();
      await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
      const second = await ann.tryAsk({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
      expect(second).toMatchObject({ ok: false, problem: 'slow down' });
      const replies = await Promise.all(Array.from({ length: 10 }, () => ann.tryAsk({ ask: 'me' })));
      expect(replies.some((reply) => !reply.ok && reply.problem === 'slow down')).toBe(true);
      ann.disconnect();
    } finally {
      await strict.end();
    }
  });

  it('what nobody understands counts as well, and what is understood counts once', async () => {
    const strict = new TestServer({ limits: { requestsAtOnce: 4, requestsPerSecond: 0.001 } });
    await strict.start();
    try {
      const ann = await Client.named(strict, 'Ann');
      await ann.connect();
      const problems = [];
      for (const ask of ['me', 'nonsense', 'nonsense', 'me', 'nonsense', 'me']) {
        const reply = replySchema.parse(await ann.emit({ ask }));
        problems.push(reply.ok ? null : reply.problem);
      }
      expect(problems).toEqual([null, 'bad request', 'bad request', null, 'slow down', 'slow down']);
      ann.disconnect();
    } finally {
      await strict.end();
    }
  });
});
