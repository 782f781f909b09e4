import type { LightClient } from './light-client.ts';
import type { Service } from './service.ts';
import { dealTo, forEach, pause, picksFor, round, seatPairs, type Pair } from './throng.ts';

export interface ComingBackReport {
  readonly clients: number;
  /** They see what they saw before the server was killed. */
  readonly back: number;
  /** From when it listened again until the last of them saw the table. */
  readonly seconds: number;
  /** From the kill until it listened again. */
  readonly startMillis: number;
  /** Of the processor meanwhile, in seconds: the server since its start, all threads, and those who come back. */
  readonly serverProcessor: number;
  readonly clientProcessor: number;
}

const ANSWERS = 6;
const RETRY_MILLIS = 100;
/** The last that was told has come. */
const SETTLED_MILLIS = 1000;

/** Everybody is at a table when the server is killed, and wants to be there again. */
export async function tryComingBack(server: Service, clients: number): Promise<ComingBackReport> {
  await server.start();
  const pairs = await seatPairs(server, Math.ceil(clients / 2));
  await forEach(pairs.length, async (at) => {
    await dealTo(pairs[at]);
    for (let answers = 0; answers < ANSWERS; answers++) await answerAt(pairs[at], answers);
    // Nothing happens by itself while somebody has to decide: what they see now is what they have to see again.
    while (pairs[at].every(({ decision }) => decision === null)) await pause(RETRY_MILLIS);
  });
  await pause(SETTLED_MILLIS);
  const everybody = pairs.flat();
  const before = everybody.map(seen);
  const killedAt = performance.now();
  await server.kill();
  for (const client of everybody) client.known = null;
  await server.start();
  const listensAt = performance.now();
  const used = process.cpuUsage();
  await Promise.all(everybody.map(comeBack));
  const seconds = round((performance.now() - listensAt) / 1000);
  const { user, system } = process.cpuUsage(used);
  const { processor } = await server.memory();
  const back = everybody.filter((client, at) => seen(client) === before[at]).length;
  for (const client of everybody) client.disconnect();
  return {
    clients: everybody.length,
    back,
    seconds,
    startMillis: Math.round(listensAt - killedAt),
    serverProcessor: round(processor / 1000),
    clientProcessor: round((user + system) / 1_000_000),
  };
}

/** Whoever is asked answers; nobody, while a window passes. */
async function answerAt(pair: Pair, chance: number): Promise<void> {
  const decider = pair.find(({ decision }) => decision !== null);
  if (decider?.decision === undefined || decider.decision === null) {
    await pause(RETRY_MILLIS);
    return;
  }
  const { decision, table } = decider;
  const picks = picksFor(decision, chance);
  await decider.ask({ ask: 'answer', table, decision: decision.id, picks }).catch(() => {});
}

async function comeBack(client: LightClient): Promise<void> {
  for (;;) {
    try {
      await client.connect();
      await client.visit();
      return;
    } catch {
      await pause(RETRY_MILLIS);
    }
  }
}

/** The table as it lies there; windows that pass by themselves are none of it. */
function seen({ known }: LightClient): string {
  return JSON.stringify(known?.situation?.view ?? null);
}
