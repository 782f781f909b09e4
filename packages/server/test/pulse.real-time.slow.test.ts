import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LibsqlFile } from '../src/storage/libsql-file.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

const server = new TestServer({ isRealTime: true });
beforeAll(() => server.start());
afterAll(() => server.end());

async function isReady(): Promise<boolean> {
  return (await fetch(`${server.address}/api/ready`)).ok;
}

describe('a database that keeps nothing for a while', () => {
  it('stops neither the process nor what was not acknowledged', async () => {
    const [ann, bob] = await twoAtTable(server);
    expect(await isReady()).toBe(true);
    const other = new LibsqlFile(server.place('smashup.db'));
    other.database.exec('pragma busy_timeout = 5000');
    other.database.exec('begin immediate');
    const decider = ann.decision === null ? bob : ann;
    const { decision } = decider;
    if (decision === null) throw new Error('Nobody is asked.');
    let isAcknowledged = false;
    const answered = decider.answer(decision, decider.picks(decision, 0)).then((reply) => {
      isAcknowledged = true;
      return reply;
    });
    // What is not safe is not acknowledged; people should be sent elsewhere; the process itself is well.
    await expect.poll(isReady).toBe(false);
    expect(isAcknowledged).toBe(false);
    expect((await fetch(`${server.address}/api/health`)).ok).toBe(true);
    other.database.exec('rollback');
    other.close();
    expect(await answered).toMatchObject({ ok: true });
    await expect.poll(isReady).toBe(true);
    for (const client of [ann, bob]) client.disconnect();
  });
});

describe('a database that refuses everything, as on a full disk', () => {
  it('is nobody to be sent to, until it stores something again', async () => {
    const other = new LibsqlFile(server.place('smashup.db'));
    other.database.exec('pragma busy_timeout = 5000');
    other.database.exec(
      "create trigger full before update on alive begin select raise(abort, 'database or disk is full'); end",
    );
    await expect.poll(isReady).toBe(false);
    expect((await fetch(`${server.address}/api/health`)).ok).toBe(true);
    other.database.exec('drop trigger full');
    other.close();
    await expect.poll(isReady).toBe(true);
  });
});
