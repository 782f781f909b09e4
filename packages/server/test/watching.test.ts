import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './kit/client.ts';
import { settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

/** Comes to the table of two without a socket. */
async function watcherOf({ address, table }: Client): Promise<Client> {
  const watcher = await Client.named(address, 'Watcher');
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
    const watcher = await watcherOf(ann);
    // With the story, which is told to who knows the rest.
    await watcher.visitByHttp(0);
    await ann.until(() => ann.room.watchers === 1, 'somebody watches');
    const known = ann.told.length;
    for (let asked = 0; asked < 3; asked++) {
      expect(await watcher.visitByHttp(0.05)).toMatchObject({ ok: true, parts: [] });
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
    const watcher = await watcherOf(ann);
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
