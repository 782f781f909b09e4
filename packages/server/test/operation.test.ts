import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import { Client, seat, setUp } from './kit/client.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

const server = new TestServer({ metrics: true });
const { come, join, leave } = visitors(server);
beforeAll(() => server.start());
afterAll(async () => {
  leave();
  await server.end();
});

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Two at an open table. */
async function together(): Promise<[Client, Client]> {
  const [ann, bob] = [await come('Ann'), await come('Bob')];
  const { table } = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
  const id = table?.id ?? '';
  await ann.visit(id);
  await bob.visit(id);
  await bob.ask({ ask: 'sit', table: id, seat: 1 });
  return [ann, bob];
}

describe('a ban', () => {
  it('sends somebody away from every process, as if they had left, and keeps them away until it is lifted', async () => {
    const [ann, bob] = await twoAtTable(server);
    join(ann, bob);
    const beside = server.beside();
    await beside.start();
    const there = new Client(beside);
    there.cookie = bob.cookie;
    await there.connect();
    join(there);
    const { table: open } = await bob.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });

    expect(await server.operation.ban(bob.id)).toBe(true);
    expect(await server.operation.bans()).toMatchObject([{ person: bob.id, name: 'Bob' }]);
    await server.until(() => !bob.isConnected && !there.isConnected, 'Bob is sent away');
    const seatOfBob = ann.room.seats.findIndex(({ person: who }) => who === bob.id);
    await ann.until(() => ann.room.seats[seatOfBob].left, 'Bob has left');
    const statusOfOpen = async () =>
      (await ann.ask({ ask: 'visit', table: open?.id ?? '' })).whole?.room.status;
    await server.settled();
    expect(await statusOfOpen()).toBe('expired');
    for (const banned of [bob, there]) {
      await expect(banned.connect()).rejects.toThrow('banned');
      expect(await banned.askByHttp({ ask: 'me' })).toMatchObject({ ok: false, problem: 'not allowed' });
      // Nor as somebody else from the same browser.
      await expect(banned.post('/api/hello', { name: 'Rob' })).rejects.toThrow('banned');
    }
    // What is kept about them is theirs all the same.
    expect((await bob.post('/api/ask', { ask: 'export' })).export).toMatchObject({ person: { name: 'Bob' } });
    expect((await ann.tryAsk({ ask: 'me' })).ok).toBe(true);

    expect(await server.operation.unban(bob.id)).toBe(true);
    // The page is opened anew.
    bob.known = null;
    await bob.connect();
    await bob.visit();
    await ann.until(() => !ann.room.seats[seatOfBob].left, 'Bob is back');
    const { export: kept } = await bob.ask({ ask: 'export' });
    expect(kept).toMatchObject({ bannedAt: null });
    await beside.stop();
  });

  it('does not keep anybody from being forgotten', async () => {
    const fay = await come('Fay');
    expect(await server.operation.ban(fay.id)).toBe(true);
    const { export: kept } = await fay.post('/api/ask', { ask: 'export' });
    expect(kept).toMatchObject({ bannedAt: expect.any(Number) });
    expect(await fay.forget()).toEqual({ ok: true });
    expect(await server.operation.bans()).not.toContainEqual(expect.objectContaining({ person: fay.id }));
  });

  it('holds for every other way in', async () => {
    const eve = await come('Eve');
    const { identity } = await eve.post('/api/identity', {
      identity: 'set password',
      password: 'a long password',
    });
    const { carry } = await eve.ask({ ask: 'carry' });
    await server.operation.ban(eve.id);
    const elsewhere = new Client(server);
    await expect(
      elsewhere.post('/api/identity', {
        identity: 'sign in by password',
        signInName: identity?.signInName ?? '',
        password: 'a long password',
      }),
    ).rejects.toThrow('banned');
    await expect(new Client(server).post('/api/carried', { token: carry?.token })).rejects.toThrow('banned');
  });
});

describe('complaints', () => {
  it('reach whoever runs the place, with what was said, until they are settled', async () => {
    const [ann, bob] = await together();
    await ann.ask({ ask: 'say', table: ann.table, text: 'Hello!' });
    await bob.ask({ ask: 'say', table: bob.table, text: 'Go away, you fool.' });
    await ann.ask({ ask: 'complain', table: ann.table, about: bob.id, reason: 'He insults me.' });
    const [complaint, ...more] = await server.operation.complaints();
    expect(more).toEqual([]);
    expect(complaint).toMatchObject({
      table: ann.table,
      by: ann.id,
      about: { person: bob.id, name: 'Bob' },
      reason: 'He insults me.',
      said: [
        { name: 'Ann', text: 'Hello!' },
        { name: 'Bob', text: 'Go away, you fool.' },
      ],
    });
    expect(await server.operation.settle(complaint.id)).toBe(true);
    expect(await server.operation.settle(complaint.id)).toBe(false);
    expect(await server.operation.complaints()).toEqual([]);
  });

  it('are made once, of somebody else, who is or was there', async () => {
    const [ann, bob] = await together();
    const eve = await come('Eve');
    const complain = (about: string) =>
      ann.tryAsk({ ask: 'complain', table: ann.table, about, reason: 'Because.' });
    expect(await complain(bob.id)).toMatchObject({ ok: true });
    expect(await complain(bob.id)).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await complain(ann.id)).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await complain(eve.id)).toMatchObject({ ok: false, problem: 'not there' });
  });

  it('are forgotten some time after they were settled, and not before', async () => {
    const pairs = [await together(), await together()];
    for (const [by, about] of pairs)
      await by.ask({ ask: 'complain', table: by.table, about: about.id, reason: 'Rude.' });
    const [[ann], [carl]] = pairs;
    const mine = (await server.operation.complaints()).find(({ by }) => by === ann.id);
    expect(await server.operation.settle(mine?.id ?? '')).toBe(true);
    const keptOf = async (who: Client) => (await who.ask({ ask: 'export' })).export;
    await server.pass(TIMES.settled - MINUTE, DAY);
    expect(await keptOf(ann)).toMatchObject({ complaints: [{ reason: 'Rude.' }] });
    await server.pass(2 * MINUTE);
    expect(await keptOf(ann)).toMatchObject({ complaints: [] });
    expect(await keptOf(carl)).toMatchObject({ complaints: [{ reason: 'Rude.' }] });
  });

  it('are part of what is kept about who makes them, and go with either', async () => {
    const [ann, bob] = await together();
    await ann.ask({ ask: 'complain', table: ann.table, about: bob.id, reason: 'He is too slow.' });
    expect((await ann.ask({ ask: 'export' })).export).toMatchObject({
      complaints: [{ about_name: 'Bob', reason: 'He is too slow.' }],
    });
    await bob.forget();
    expect((await ann.ask({ ask: 'export' })).export).toMatchObject({ complaints: [] });
  });
});

describe('metrics', () => {
  const read = async (): Promise<Map<string, number>> => {
    const text = await (await fetch(server.metricsAddress)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(
      lines.map((line): [string, number] => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
    );
  };

  it('count commits, tables, connections and the delay of the event loop', async () => {
    const before = await read();
    const [ann] = await together();
    const after = await read();
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('smashup_commit_seconds_count{outcome="kept"}')).toBeGreaterThanOrEqual(4);
    expect(grown('smashup_tables_opened_total')).toBe(1);
    expect(grown('smashup_connections')).toBe(2);
    expect(after.get('smashup_bots_asked')).toBe(0);
    expect(after.get('smashup_troubles_total')).toBe(0);
    expect(after.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    const text = await (await fetch(server.metricsAddress)).text();
    for (const secret of ['Ann', 'Bob', ann.id, ann.table]) expect(text).not.toContain(secret);
  });

  it('are not where people come', async () => {
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect((await fetch(server.metricsAddress, { method: 'POST' })).status).toBe(404);
  });
});
