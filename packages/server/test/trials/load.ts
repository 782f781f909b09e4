import { Client } from '../kit/client.ts';
import { deal } from './seating.ts';
import type { ServerProcess } from './server-process.ts';

export interface LoadReport {
  readonly tables: number;
  readonly answers: number;
  readonly errors: number;
  /** From an answer to what the others at the table are told of it. */
  readonly p50Millis: number;
  readonly p99Millis: number;
  /** Of the server's heap, sockets apart. */
  readonly kilobytesPerTable: number;
  readonly kilobytesPerSocket: number;
  /** Everything that left for everybody at the table, for one answer. */
  readonly bytesPerDecision: number;
}

interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
}

const THINK_MILLIS = 2000;
/** So many tables are opened at once. */
const AT_ONCE = 20;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Tables for two that are played at the speed of people, and what that costs the server. */
export class LoadTrial {
  private readonly server: ServerProcess;
  private readonly options: LoadOptions;
  private readonly millis: number[] = [];
  private answers = 0;
  private errors = 0;
  private isOver = false;

  constructor(server: ServerProcess, options: LoadOptions) {
    this.server = server;
    this.options = options;
  }

  async run(): Promise<LoadReport> {
    const { tables, seconds } = this.options;
    await this.server.start();
    // The first game brings in all cards and words.
    const first = [await this.person('First'), await this.person('Second')];
    await deal(first, 0, { leaving: 'wait' });
    for (const client of first) {
      await client.visit();
      client.disconnect();
    }
    const pairs: [Client, Client][] = [];
    const empty = await this.server.memory();
    await this.inTurns(tables, async (at) => {
      const pair: [Client, Client] = [await this.person(`A${at}`), await this.person(`B${at}`)];
      pairs.push(pair);
    });
    const connected = await this.server.memory();
    await this.inTurns(tables, async (at) => {
      const pair = pairs[at];
      await deal(pair, 0, { leaving: 'wait' });
      for (const client of pair) await client.visit();
    });
    const playing = pairs.flatMap(([one, other]) => [this.play(one, other), this.play(other, one)]);
    const before = received(pairs);
    await pause(seconds * 1000);
    const bytes = received(pairs) - before;
    const answers = this.answers;
    this.isOver = true;
    await Promise.all(playing);
    const full = await this.server.memory();
    for (const client of pairs.flat()) client.disconnect();
    this.millis.sort((one, other) => one - other);
    const kilobytes = (from: number, to: number, count: number): number => round((to - from) / 1024 / count);
    return {
      tables,
      answers,
      errors: this.errors,
      p50Millis: round(this.quantile(0.5)),
      p99Millis: round(this.quantile(0.99)),
      kilobytesPerTable: kilobytes(connected.heap + connected.outside, full.heap + full.outside, tables),
      kilobytesPerSocket: kilobytes(
        empty.heap + empty.outside,
        connected.heap + connected.outside,
        2 * tables,
      ),
      bytesPerDecision: Math.round(bytes / Math.max(1, answers)),
    };
  }

  private quantile(part: number): number {
    return this.millis[Math.floor(part * (this.millis.length - 1))] ?? Number.NaN;
  }

  private async inTurns(count: number, job: (at: number) => Promise<void>): Promise<void> {
    for (let from = 0; from < count; from += AT_ONCE) {
      const turn = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => job(from + at));
      await Promise.all(turn);
    }
  }

  private async person(name: string): Promise<Client> {
    const client = await Client.named(this.server.address, name);
    await client.connect();
    return client;
  }

  /** Thinks for two seconds about everything that is asked. */
  private async play(mine: Client, other: Client): Promise<void> {
    await pause(Math.random() * THINK_MILLIS);
    let chance = 0;
    while (!this.isOver && mine.known?.room.status !== 'over') {
      const { decision } = mine;
      if (decision === null) {
        await pause(50);
        continue;
      }
      await pause(THINK_MILLIS);
      if (this.isOver || mine.decision?.id !== decision.id) continue;
      const picks = mine.picks(decision, chance++);
      // Passing a window is held back on purpose: that is not the server's speed.
      const isPass = decision.kind === 'respond' && decision.options[picks[0]]?.kind === 'pass';
      const sentAt = performance.now();
      const known = other.told.length;
      const heard = isPass ? null : other.next();
      try {
        const reply = await mine.answer(decision, picks);
        if (!reply.ok && reply.problem !== 'too late') this.errors++;
        else this.answers++;
        const at = await Promise.race([heard, pause(0)]);
        if (typeof at === 'number' && other.told.length > known) this.millis.push(at - sentAt);
      } catch {
        this.errors++;
      }
    }
  }
}

function received(pairs: readonly (readonly Client[])[]): number {
  return pairs.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
