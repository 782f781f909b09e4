import { seat, setUp } from '../kit/client.ts';
import { LightClient } from './light-client.ts';
import type { Service } from './service.ts';

/** So many do something at once. */
const AT_ONCE = 25;

export const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });

/** Does it for all, a few at once and returns what came of it in order. */
export async function forEach<T>(
  count: number,
  job: (at: number) => Promise<T>,
  atOnce = AT_ONCE,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const at = next++;
      results[at] = await job(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return results;
}

export async function arrive(address: () => string, name: string): Promise<LightClient> {
  const client = await LightClient.named(address, name);
  await client.connect();
  return client;
}

export type Pair = readonly [LightClient, LightClient];

/** Cards are dealt to two who are connected, and both look at them. */
export async function dealTo([one, other]: Pair): Promise<void> {
  const seats = [seat.me, seat.invited];
  const { table } = await one.ask({ ask: 'open', setUp: setUp(seats, { leaving: 'wait' }) });
  const id = table?.id ?? '';
  const invitation = table?.invitation ?? undefined;
  for (const client of [one, other]) {
    client.table = id;
    client.invitation = invitation;
  }
  await other.ask({ ask: 'sit', table: id, seat: 1, ...(invitation === undefined ? {} : { invitation }) });
  for (const client of [one, other]) await client.ask({ ask: 'ready', table: id, version: 1, ready: true });
  for (const client of [one, other]) await client.visit();
}

/** Tables for two, with everybody connected: where there are several processes, each to another one. */
export async function seatPairs(service: Service, tables: number): Promise<Pair[]> {
  return forEach(tables, async (at) => {
    const pair: Pair = [
      await arrive(service.addressFor(at), `A${at}`),
      await arrive(service.addressFor(at + 1), `B${at}`),
    ];
    return pair;
  });
}

/** Some legal answer, always the same for the same number. */
export function picksFor(
  { options, min, max }: { options: readonly unknown[]; min: number; max: number },
  chance: number,
): number[] {
  const count = Math.max(min, Math.min(max, 1));
  return Array.from({ length: count }, (_, at) => (chance + at) % options.length).sort(
    (one, other) => one - other,
  );
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
