import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply, Request } from '../src/protocol/index.ts';
import { storageIn } from '../src/storage/index.ts';
import { Client } from './kit/client.ts';
import { settled } from './kit/play.ts';
import { deal } from './trials/seating.ts';
import { Service } from './trials/service.ts';
import type { Sent } from './trials/steady-player.ts';
import { judge } from './trials/verdict.ts';

const TABLES = 8;

let service: Service;
beforeAll(async () => {
  service = await Service.open({ isInPostgres: false, processes: 1 }, { WINDOW_MILLIS: '20' });
  await service.start();
});
afterAll(() => service.end());

async function seat(): Promise<readonly [Client, Client]> {
  const ann = await Client.named(service.addressFor(0), 'Ann');
  const bob = await Client.named(service.addressFor(0), 'Bob');
  await deal([ann, bob], 0, { leaving: 'wait' });
  for (const client of [ann, bob]) {
    await client.connect();
    await client.visit();
  }
  await settled(ann, bob);
  return [ann, bob];
}

/** An answer that has left, and what comes back; null: the line was hung up. */
interface Answer {
  readonly table: string;
  readonly sent: Sent;
  readonly reply: Promise<Reply | null>;
}

function answer(
  people: readonly [Client, Client],
  send: (by: Client, wish: Request) => Promise<Reply>,
): Answer {
  const at = people[0].decision === null ? 1 : 0;
  const { decision, table } = people[at];
  if (decision === null) throw new Error('Nobody is asked.');
  const picks = people[at].picks(decision, 0);
  return {
    table,
    sent: { seat: at, ticket: decision.id, picks, isAcknowledged: false },
    reply: send(people[at], { ask: 'answer', table, decision: decision.id, picks }).catch(() => null),
  };
}

it('a server that is ended acknowledges what is under way and keeps it, and has trouble with nothing', async () => {
  const [server] = service.processes;
  const tables = await Promise.all(Array.from({ length: TABLES }, seat));
  // Nothing can be kept: what is answered now is under way until that ends.
  const unblock = await service.blockDatabase();
  const byHttp = tables.slice(0, TABLES / 2).map((each) => answer(each, (by, wish) => by.askByHttp(wish)));
  const bySocket = tables.slice(TABLES / 2).map((each) => answer(each, (by, wish) => by.tryAsk(wish)));
  // What comes over the same line comes after the answer.
  for (const client of tables.flat()) await client.ask({ ask: 'me' });
  const ended = server.end();
  const isTold = ({ told }: Client): boolean => told.some(({ tell }) => tell === 'closing');
  await tables[0][0].until(() => isTold(tables[0][0]), 'the server ends');
  await unblock();
  await ended;
  for (const { sent, reply } of bySocket) {
    expect(await reply).toMatchObject({ ok: true });
    sent.isAcknowledged = true;
  }
  for (const { sent, reply } of byHttp) {
    // It may have come after the door was shut.
    const told = await reply;
    expect([true, undefined]).toContain(told?.ok);
    sent.isAcknowledged = told !== null;
  }
  for (const client of tables.flat()) {
    await client.until(() => !client.isConnected, 'the line is hung up');
    expect(isTold(client)).toBe(true);
  }
  expect(server.log).toBe('');

  const storage = storageIn(await service.openDatabase());
  for (const { table, sent } of [...byHttp, ...bySocket]) {
    const witness = { seat: sent.seat, sent: [sent], resumed: [] };
    expect(await judge(storage, table, [witness])).toMatchObject({
      acknowledged: sent.isAcknowledged ? 1 : 0,
      lost: 0,
      doubled: 0,
    });
  }
  await storage.close();
}, 120_000);
