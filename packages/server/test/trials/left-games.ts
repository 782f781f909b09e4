import { seat, setUp } from '../kit/client.ts';
import type { LightClient } from './light-client.ts';
import type { Service } from './service.ts';
import { arrive, forEach, pause, round } from './throng.ts';

export interface LeftReport {
  readonly games: number;
  readonly errors: number;
  readonly megabytesBefore: number;
  /** While the games were opened, at most. */
  readonly megabytesMost: number;
  /** When nobody has been there for a while. */
  readonly megabytesAfter: number;
  readonly seconds: number;
}

/** So many people do nothing but that. */
const PEOPLE = 20;
const ROUNDS = 20;
const SETTLE_MILLIS = 250;
const LONGEST_MILLIS = 60_000;

/**
 * Games that are opened, dealt, looked at and left for good, until it is interrupted. The server puts such tables away
 * after a moment (`PUT_AWAY_MILLIS`).
 */
export async function tryLeaving(
  server: Service,
  games: number,
  interrupted?: AbortSignal,
): Promise<LeftReport> {
  await server.start();
  const people = await forEach(PEOPLE, (at) => arrive(server.addressFor(at), `P${at}`));
  // The first games bring in all cards and words.
  await forEach(10 * PEOPLE, (at) => openAndLeave(people[at % PEOPLE]), PEOPLE);
  const before = await settled(server);
  const beganAt = performance.now();
  let left = 0;
  let errors = 0;
  let most = before;
  const each = Math.ceil(games / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    await forEach(
      each,
      async (at) => {
        if (interrupted?.aborted) return;
        left++;
        await openAndLeave(people[at % PEOPLE]).catch(() => errors++);
      },
      PEOPLE,
    );
    most = Math.max(most, await megabytes(server));
  }
  const seconds = round((performance.now() - beganAt) / 1000);
  const after = await settled(server);
  for (const client of people) client.disconnect();
  return {
    games: left,
    errors,
    megabytesBefore: before,
    megabytesMost: most,
    megabytesAfter: after,
    seconds,
  };
}

async function openAndLeave(client: LightClient): Promise<void> {
  const seats = [seat.me, seat.bot];
  const { table } = await client.ask({ ask: 'open', setUp: setUp(seats, { isPublic: false }) });
  const id = table?.id ?? '';
  await client.ask({ ask: 'ready', table: id, version: 1, ready: true });
  await client.ask({ ask: 'visit', table: id });
  await client.ask({ ask: 'go', table: id });
}

async function megabytes(server: Service): Promise<number> {
  const { heap, outside } = await server.memory();
  return round((heap + outside) / 1024 / 1024);
}

/** When it gets no less any more. */
async function settled(server: Service): Promise<number> {
  const until = performance.now() + LONGEST_MILLIS;
  let least = await megabytes(server);
  let still = 0;
  while (still < 12 && performance.now() < until) {
    await pause(SETTLE_MILLIS);
    const now = await megabytes(server);
    still = now < least - 0.2 ? 0 : still + 1;
    least = Math.min(least, now);
  }
  return least;
}
