import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../src/storage/database.ts';
import { openLibsql } from '../src/storage/index.ts';
import { Client, seat, setUp } from './kit/client.ts';
import { WORKERS } from './kit/database.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

describe('somebody who is forgotten', () => {
  const server = new TestServer();
  const file = server.place('forgotten.db');
  const { come, join, leave } = visitors(server);
  beforeAll(() => {
    server.keepInFile(file);
    return server.start();
  });
  afterAll(async () => {
    leave();
    await server.end();
  });

  /** The same person in another browser. */
  async function elsewhere(client: Client): Promise<Client> {
    const { carry } = await client.ask({ ask: 'carry' });
    const other = new Client(server);
    await other.post('/api/carried', { token: carry?.token });
    await other.connect();
    join(other);
    return other;
  }

  /** A game on this file gets a row that no build of today can read. */
  async function spoil(game: string): Promise<void> {
    const database = await openLibsql({ file, worker: WORKERS.libsql, now: () => 1 });
    const row = { game, number: 9999, at: 1, entry: 'of another age' };
    await database.write([step(database.query.insertInto('log').values(row), 1)]);
    await database.close();
  }

  it('does nothing more from pages that are still open', async () => {
    const zed = await come('Zed');
    const other = await elsewhere(zed);
    expect(await zed.forget()).toEqual({ ok: true });
    for (const page of [zed, other]) {
      await expect(page.tryAsk({ ask: 'open', setUp: setUp([seat.me, seat.open]) })).rejects.toThrow(
        /connect/,
      );
    }
    await expect(other.connect()).rejects.toThrow('Please choose a name first.');
  });

  it('is not heard any more by whoever comes later, and not quoted in complaints about others', async () => {
    const [ann, bob, zed] = [await come('Ann'), await come('Bob'), await come('Zed')];
    const { table } = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const id = table?.id ?? '';
    for (const each of [ann, bob, zed]) await each.visit(id);
    await bob.ask({ ask: 'sit', table: id, seat: 1 });
    await zed.ask({ ask: 'say', table: id, text: 'I am Zed.' });
    await bob.ask({ ask: 'say', table: id, text: 'Go away.' });
    await ann.ask({ ask: 'complain', table: id, about: bob.id, reason: 'He is rude.' });
    expect(await zed.forget()).toEqual({ ok: true });
    const newcomer = await come('Eve');
    const heard = async () => {
      newcomer.known = null;
      return (await newcomer.visit(id)).whole?.chat.map(({ said }) => said);
    };
    await server.settled();
    expect(await heard()).toEqual([{ kind: 'text', text: 'Go away.' }]);
    const [complaint] = await server.operation.complaints();
    expect(complaint.said.map(({ text }) => text)).toEqual(['Go away.']);
  });

  it('is forgotten, or banned, even if one of their games cannot be opened', async () => {
    const [ann, bob] = await twoAtTable(server);
    join(ann, bob);
    const carl = await come('Carl');
    await server.stop();
    await spoil(ann.table);
    await server.start();
    await carl.connect();
    await server.operation.ban(ann.id);
    await server.operation.ban(carl.id);
    await carl.until(() => !carl.isConnected, 'the next one is sent away');
    for (const each of [ann, bob]) expect(await each.forget()).toEqual({ ok: true });
  });
});
