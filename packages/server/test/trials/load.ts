import type { LightClient } from './light-client.ts';
import type { Service } from './service.ts';
import { arrive, dealTo, forEach, pause, picksFor, quantile, round, seatPairs, type Pair } from './throng.ts';

export interface LoadReport {
  readonly tables: number;
  readonly answers: number;
  readonly errors: number;
  /** From an answer to what the others at the table are told of it; to its acknowledgement, if it tells them nothing. */
  readonly p50Millis: number;
  readonly p99Millis: number;
  /** Answers that told the others nothing: half of a choice, such as what to move without where to. */
  readonly unheard: number;
  /** Of the server's heap, sockets apart. */
  readonly kilobytesPerTable: number;
  readonly kilobytesPerSocket: number;
  /** Everything that left for everybody at the table, for one answer. */
  readonly bytesPerDecision: number;
  /** Of the processor, all threads of the server, for one answer: what others do on the machine counts little here. */
  readonly processorMillis: number;
}

interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
}

const THINK_MILLIS = 2000;
const WARM_MILLIS = 8000;

/** Tables for two that are played at the speed of people, and what that costs the server. */
export class LoadTrial {
  private readonly server: Service;
  private readonly options: LoadOptions;
  private millis: number[] = [];
  private answers = 0;
  private unheard = 0;
  private errors = 0;
  private isOver = false;

  constructor(server: Service, options: LoadOptions) {
    this.server = server;
    this.options = options;
  }

  async run(): Promise<LoadReport> {
    await this.server.start();
    return this.playOn();
  }

  /** The same on a server that runs already. */
  async playOn(): Promise<LoadReport> {
    const { tables, seconds } = this.options;
    await this.warmUp();
    const empty = await this.server.memory();
    const pairs = await seatPairs(this.server, tables);
    const connected = await this.server.memory();
    await forEach(tables, async (at) => {
      const pair = pairs[at];
      await dealTo(pair);
      for (const client of pair) this.play(client, pair);
    });
    // Everybody has answered before it counts, and the programs are warm.
    await pause(2 * THINK_MILLIS);
    const before = received(pairs);
    const processor = await this.server.processor();
    this.millis = [];
    this.answers = 0;
    this.unheard = 0;
    await pause(seconds * 1000);
    const bytes = received(pairs) - before;
    const { answers, unheard } = this;
    const millis = this.millis.toSorted((one, other) => one - other);
    this.isOver = true;
    const full = await this.server.memory();
    for (const client of pairs.flat()) client.disconnect();
    const kilobytes = (from: number, to: number, count: number): number => round((to - from) / 1024 / count);
    return {
      tables,
      answers,
      errors: this.errors,
      unheard,
      p50Millis: round(quantile(millis, 0.5)),
      p99Millis: round(quantile(millis, 0.99)),
      kilobytesPerTable: kilobytes(connected.heap + connected.outside, full.heap + full.outside, tables),
      kilobytesPerSocket: kilobytes(
        empty.heap + empty.outside,
        connected.heap + connected.outside,
        2 * tables,
      ),
      bytesPerDecision: Math.round(bytes / Math.max(1, answers)),
      processorMillis: Math.round(((full.processor - processor) / Math.max(1, answers)) * 100) / 100,
    };
  }

  /** A game or two bring in all cards, words and programs: that is no table's memory. */
  private async warmUp(): Promise<void> {
    const first: Pair = [await this.person(0), await this.person(1)];
    await dealTo(first);
    const until = performance.now() + WARM_MILLIS;
    for (let chance = 0; performance.now() < until; chance++) {
      const decider = first.find(({ decision }) => decision !== null);
      if (decider === undefined) await pause(20);
      else await this.answer(decider, null, chance);
    }
    for (const client of first) client.disconnect();
  }

  private person(at: number): Promise<LightClient> {
    return arrive(this.server.addressFor(at), `W${at}`);
  }

  /** Thinks for two seconds about everything that is asked. */
  private play(mine: LightClient, pair: Pair): void {
    const other = pair[mine === pair[0] ? 1 : 0];
    let thinksAbout = -1;
    let chance = 0;
    let last: Timed | null = null;
    const answer = async (): Promise<void> => {
      // Who is asked again at once may have told the others nothing by the last answer.
      this.settle(last);
      last = await this.answer(mine, other, chance++);
    };
    const look = (): void => {
      const { decision } = mine;
      if (decision === null || decision.id === thinksAbout) return;
      thinksAbout = decision.id;
      setTimeout(() => {
        if (!this.isOver && mine.decision?.id === thinksAbout) void answer().then(look);
      }, THINK_MILLIS).unref();
    };
    mine.heard = look;
    // Not all at the same moment.
    setTimeout(look, Math.random() * THINK_MILLIS).unref();
  }

  private async answer(mine: LightClient, other: LightClient | null, chance: number): Promise<Timed | null> {
    const { decision, table } = mine;
    if (decision === null) return null;
    const picks = picksFor(decision, chance);
    // Passing a window is held back on purpose: that is not the server's speed.
    const isPass = decision.kind === 'respond' && decision.options[picks[0] ?? 0]?.kind === 'pass';
    const timed = other === null || isPass ? null : this.timeNext(other);
    try {
      await mine.ask({ ask: 'answer', table, decision: decision.id, picks });
      this.answers++;
      timed?.acknowledge();
    } catch (error) {
      const isLate = error instanceof Error && error.message.startsWith('too late');
      if (!isLate && !this.isOver) this.errors++;
    }
    return timed;
  }

  private timeNext(other: LightClient): Timed {
    const { heard } = other;
    const sentAt = performance.now();
    let acknowledgedAt: number | null = null;
    const timed: Timed = {
      acknowledge: () => {
        acknowledgedAt = performance.now();
      },
      stop: () => {
        if (other.heard !== hear) return null;
        other.heard = heard;
        return acknowledgedAt === null ? null : acknowledgedAt - sentAt;
      },
    };
    const hear: LightClient['heard'] = (told) => {
      other.heard = heard;
      this.millis.push(performance.now() - sentAt);
      heard(told);
    };
    other.heard = hear;
    return timed;
  }

  private settle(timed: Timed | null): void {
    const millis = timed?.stop() ?? null;
    if (millis === null) return;
    this.unheard++;
    this.millis.push(millis);
  }
}

/** An answer that has left, until the others hear of it. */
interface Timed {
  readonly acknowledge: () => void;
  /** Nobody waits for it any more: how long its acknowledgement took; null: the others have heard of it. */
  readonly stop: () => number | null;
}

function received(pairs: readonly Pair[]): number {
  return pairs.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}
