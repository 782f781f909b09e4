import type { LightClient } from './light-client.ts';
import type { Service } from './service.ts';
import { dealTo, forEach, pause, picksFor, round, seatPairs, type Pair } from './throng.ts';

export interface SlowDatabaseReport {
  readonly tables: number;
  readonly seconds: number;
  /** Acknowledged before, while nothing could be kept, and afterwards. */
  readonly answersBefore: number;
  readonly answersMeanwhile: number;
  readonly answersAfter: number;
  /** The longest that `GET /api/health` took meanwhile: the process itself goes on. */
  readonly healthMillis: number;
  /** How many seconds after the beginning `GET /api/ready` said that nobody should be sent here; null: never. */
  readonly unreadyAfter: number | null;
  /** From when it could keep something again until answers were acknowledged at every table. */
  readonly recoveredSeconds: number;
  /** Tables at which nothing was acknowledged any more, however long somebody waited. */
  readonly stuck: number;
  readonly lost: number;
}

interface SlowOptions {
  readonly tables: number;
  /** How long the database keeps nothing. */
  readonly seconds: number;
}

const PLAY_MILLIS = 5000;
const PAUSE_MILLIS = 300;
const LONGEST_RECOVERY = 60_000;

/** A database that does not answer for a while: what was not acknowledged is sent again, and nothing is lost. */
export async function trySlowDatabase(
  server: Service,
  { tables, seconds }: SlowOptions,
): Promise<SlowDatabaseReport> {
  await server.start();
  const pairs = await seatPairs(server, tables);
  const sittings = pairs.map((pair) => new Sitting(pair));
  await forEach(tables, (at) => dealTo(pairs[at]));
  const playing = sittings.map((sitting) => sitting.play());
  const answers = (): number => sittings.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  await pause(PLAY_MILLIS);
  const before = answers();
  const release = await server.blockDatabase();
  const watched = await watch(server.addressFor(0)(), seconds);
  const meanwhile = answers() - before;
  await release();
  const freeAt = performance.now();
  const counts = sittings.map(({ acknowledged }) => acknowledged);
  const isBack = (): boolean => sittings.every(({ acknowledged }, at) => acknowledged > counts[at]);
  while (!isBack() && performance.now() - freeAt < LONGEST_RECOVERY) await pause(50);
  const recoveredSeconds = round((performance.now() - freeAt) / 1000);
  const stuck = sittings.filter(({ acknowledged }, at) => acknowledged === counts[at]).length;
  for (const sitting of sittings) sitting.isOver = true;
  await Promise.all(playing);
  const after = answers() - before - meanwhile;
  const lost = await forEach(tables, (at) => sittings[at].countLost());
  for (const client of pairs.flat()) client.disconnect();
  return {
    tables,
    seconds,
    answersBefore: before,
    answersMeanwhile: meanwhile,
    answersAfter: after,
    ...watched,
    recoveredSeconds,
    stuck,
    lost: lost.reduce((sum, each) => sum + each, 0),
  };
}

async function watch(
  address: string,
  seconds: number,
): Promise<Pick<SlowDatabaseReport, 'healthMillis' | 'unreadyAfter'>> {
  const beganAt = performance.now();
  const since = (): number => performance.now() - beganAt;
  let healthMillis = 0;
  let unreadyAfter: number | null = null;
  while (since() < seconds * 1000) {
    const askedAt = performance.now();
    await (await fetch(`${address}/api/health`)).arrayBuffer();
    healthMillis = Math.max(healthMillis, round(performance.now() - askedAt));
    if (unreadyAfter === null) {
      const ready = await fetch(`${address}/api/ready`);
      await ready.arrayBuffer();
      if (!ready.ok) unreadyAfter = round(since() / 1000);
    }
    await pause(PAUSE_MILLIS);
  }
  return { healthMillis, unreadyAfter };
}

/** Two who play, and send again what was not acknowledged. */
class Sitting {
  acknowledged = 0;
  isOver = false;
  private readonly pair: Pair;

  constructor(pair: Pair) {
    this.pair = pair;
  }

  async play(): Promise<void> {
    for (let chance = 0; !this.isOver; chance++) {
      await pause(PAUSE_MILLIS);
      const decider = this.pair.find(({ decision }) => decision !== null);
      if (decider !== undefined) await this.answer(decider, chance);
    }
  }

  private async answer(decider: LightClient, chance: number): Promise<void> {
    const { decision, table } = decider;
    if (decision === null) return;
    const picks = picksFor(decision, chance);
    try {
      await decider.ask({ ask: 'answer', table, decision: decision.id, picks });
      this.acknowledged++;
    } catch {
      // Not acknowledged: it is asked again, and whatever is on the table then is answered.
    }
  }

  /** Whoever comes anew is told the table as those who were there know it: nothing that was told is gone. */
  async countLost(): Promise<number> {
    const [one] = this.pair;
    const before = JSON.stringify(one.known?.situation?.view ?? null);
    one.known = null;
    await one.visit();
    return JSON.stringify(one.known === null ? null : viewOf(one)) === before ? 0 : 1;
  }
}

function viewOf({ known }: LightClient): unknown {
  return known?.situation?.view ?? null;
}
