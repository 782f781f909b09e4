import type { LightClient } from './light-client.ts';
import type { Service } from './service.ts';
import { dealTo, forEach, pause, picksFor, round, seatPairs, type Pair } from './throng.ts';

export interface ComingBackReport {
  readonly clients: number;
  /** Those who were at the process that was killed. */
  readonly lost: number;
  /** Of all: they see what they saw before. */
  readonly back: number;
  /** Until the last of the lost saw the table, from when there was a process to go to: from the kill, if others run. */
  readonly seconds: number;
  /** From the kill until it listened again; 0: others take its people. */
  readonly startMillis: number;
  /** Of the processor meanwhile, in seconds: the servers, all threads, with the start; and those who come back. */
  readonly serverProcessor: number;
  readonly clientProcessor: number;
}

const ANSWERS = 6;
const RETRY_MILLIS = 100;
/** The last that was told has come. */
const SETTLED_MILLIS = 1000;

/**
 * Everybody is at a table when a process is killed, and whoever was there wants to be back: at the others, where there are
 * any, as behind a balancer; otherwise where it is started again.
 */
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
  const [victim] = server.processes;
  const lost = everybody.filter(({ address }) => address() === victim.address());
  const killedAt = performance.now();
  await victim.kill();
  for (const client of lost) client.known = null;
  const isAlone = !server.isUp;
  if (isAlone) await victim.start();
  const from = isAlone ? performance.now() : killedAt;
  const usedBefore = isAlone ? 0 : await server.processor();
  const used = process.cpuUsage();
  await Promise.all(lost.map(comeBack));
  const seconds = round((performance.now() - from) / 1000);
  const { user, system } = process.cpuUsage(used);
  const serverMillis = (await server.processor()) - usedBefore;
  const back = everybody.filter((client, at) => seen(client) === before[at]).length;
  for (const client of everybody) client.disconnect();
  return {
    clients: everybody.length,
    lost: lost.length,
    back,
    seconds,
    startMillis: Math.round(from - killedAt),
    serverProcessor: round(serverMillis / 1000),
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
