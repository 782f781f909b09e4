import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './kit/client.ts';
import { settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

/** Comes to the table of two without a socket. */
async function watcherOf(server: TestServer, { table }: Client): Promise<Client> {
  const watcher = await Client.named(server, 'Watcher');
  watcher.table = table;
  return watcher;
}

describe('who watches without a socket', () => {
  // The players' pages never say that they are there: nobody is to be missed at their decision meanwhile.
  const server = new TestServer({ times: { reload: 600_000, grace: 600_000 } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('is there between two requests: nobody hears of them coming and going, and they wait for news', async () => {
    const [ann, bob] = await twoAtTable(server);
    await settled(ann, bob);
    const watcher = await watcherOf(server, ann);
    // With the story, which is told to who knows the rest.
    await watcher.visitByHttp(0);
    await ann.until(() => ann.room.watchers === 1, 'somebody watches');
    const known = ann.told.length;
    for (let asked = 0; asked < 3; asked++) {
      expect(await server.during(watcher.visitByHttp(20))).toMatchObject({ ok: true, parts: [] });
    }
    // Whatever she was told before comes before the answer to this.
    await ann.visit();
    expect(ann.told.slice(known)).toEqual([]);
    for (const client of [ann, bob]) client.disconnect();
  });
});

describe('who has watched', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('is gone after a moment', async () => {
    const [ann, bob] = await twoAtTable(server);
    await settled(ann, bob);
    const watcher = await watcherOf(server, ann);
    await watcher.connect();
    await watcher.visit();
    await ann.until(() => ann.room.watchers === 1, 'somebody watches');
    watcher.disconnect();
    for (const each of [ann, bob]) {
      await each.until(() => each.room.watchers === 0, 'nobody watches any more');
    }
    const seen = (await ann.visit()).whole?.room ?? ann.room;
    expect(seen.watchers).toBe(0);
    for (const client of [ann, bob]) client.disconnect();
  });
});

describe('who watches and speaks', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('can be muted, blocked and reported like a player', async () => {
    const [ann] = await twoAtTable(server);
    const { table } = ann;
    await ann.ask({ ask: 'hear watchers', table, on: true });
    const watcher = await watcherOf(server, ann);
    await watcher.connect();
    await watcher.visit();
    const say = async (text: string) => {
      await watcher.ask({ ask: 'say', table, text });
      await server.settled();
    };
    await say('Boo!');
    for (const relation of ['mute', 'block'] as const) {
      const relate = (on: boolean) => ann.ask({ ask: 'relate', person: watcher.id, relation, on });
      await relate(true);
      await say(`Not heard: ${relation}`);
      await relate(false);
    }
    await say('Boo again!');
    expect(ann.lines).toEqual(['Boo!', 'Boo again!']);
    await ann.ask({ ask: 'complain', table, about: watcher.id, reason: 'Heckling.' });
    expect(await server.operation.complaints()).toMatchObject([{ about: { name: 'Watcher' } }]);
  });
});
