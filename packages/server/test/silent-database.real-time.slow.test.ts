import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, storageIn, type Storage } from '../src/storage/index.ts';
import { startPostgres, type Postgres } from '../tools/postgres.ts';
import { Swallower } from './kit/swallower.ts';
import { TestServer } from './kit/server.ts';
import { visitors } from './kit/visitors.ts';

const SILENCE = 4000;

let postgres: Postgres;
let between: Swallower;
beforeAll(async () => {
  postgres = await startPostgres();
  between = await Swallower.before(postgres.url);
});
afterEach(() => between.swallow(false));
afterAll(async () => {
  await between.end();
  postgres.stop();
});

describe('a PostgreSQL whose packets are swallowed', () => {
  const open = async (): Promise<Storage> =>
    storageIn(await openPostgres({ url: between.url, now: () => 1, silence: SILENCE }));
  const row = (game: string) => ({ game, number: 0, at: 1, entry: '{}' });

  it('keeps nobody waiting for ever, neither who comes nor who reads or writes', async () => {
    const storage = await open();
    await storage.tables.byId('');
    between.swallow(true);
    const asked = [storage.tables.byId(''), storage.journal.append(row('swallowed')), open()];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    between.swallow(false);
    expect(await storage.tables.byId('')).toBeNull();
    expect(await storage.journal.append(row('swallowed'))).toBe(true);
    await storage.close();
  });

  it('may have kept what it did not acknowledge: nobody is told either, and the key knows', async () => {
    const storage = await open();
    between.loseAnswerTo('commit');
    // Both go into one commit.
    const rows = [row('unanswered'), row('unanswered too')];
    const outcomes = await Promise.allSettled(rows.map((each) => storage.journal.append(each)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all(rows.map((each) => storage.journal.append(each)))).toEqual([false, false]);
    await storage.close();
  });
});

describe('a server whose database is swallowed', () => {
  const server = new TestServer({ isRealTime: true, times: { silence: SILENCE } });
  const { come, leave } = visitors(server);
  beforeAll(() => {
    server.keepIn(between.url);
    return server.start();
  });
  afterAll(async () => {
    leave();
    await server.end();
  });
  const isReady = async (): Promise<boolean> => (await fetch(`${server.address}/api/ready`)).ok;

  it('is nobody to be sent to meanwhile, says so to who asks, and recovers', async () => {
    const ann = await come('Ann');
    expect(await isReady()).toBe(true);
    between.swallow(true);
    const refused = { ok: false, problem: 'trouble' };
    expect(await ann.tryAsk({ ask: 'rename', name: 'Anna' })).toMatchObject(refused);
    expect(await isReady()).toBe(false);
    between.swallow(false);
    await expect.poll(isReady).toBe(true);
    expect(await ann.tryAsk({ ask: 'rename', name: 'Anne' })).toMatchObject({ ok: true });
  });
});
