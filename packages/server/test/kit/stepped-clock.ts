import type { Clockwork } from '../../src/clockwork.ts';

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

interface Rounds {
  readonly millis: number;
  readonly work: () => Promise<void>;
  next: number;
}

/** So long what a timer began may take before time goes on; what takes longer is done in the next step. */
const REST_MILLIS = 10;
const SECOND = 1000;

/** Time goes on there, a second at a time, until this is done. */
export async function passDuring<T>(clock: Pick<SteppedClock, 'pass'>, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const end = (): void => over.abort();
  void work.then(end, end);
  while (!over.signal.aborted) await clock.pass(SECOND, SECOND);
  return work;
}

/** A clock that goes in steps, when the test says so: timers and rounds that are due in a step are done once in it. */
export class SteppedClock implements Clockwork {
  private time: number;
  private timers: Timer[] = [];
  private readonly rounds = new Set<Rounds>();

  constructor(time: number) {
    this.time = time;
  }

  readonly now = (): number => this.time;

  readonly after = (millis: number, job: () => void): (() => void) => {
    const timer = { at: this.time + millis, job };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  readonly every = (millis: number, work: () => Promise<void>): (() => Promise<void>) => {
    const rounds = { millis, work, next: this.time + millis };
    this.rounds.add(rounds);
    return async () => {
      this.rounds.delete(rounds);
    };
  };

  async pass(millis: number, step: number): Promise<void> {
    const until = this.time + millis;
    while (this.time < until) {
      this.time = Math.min(until, this.time + step);
      await this.doWhatIsDue();
    }
  }

  /** Timers first, each of which may be what a round looks for. */
  private async doWhatIsDue(): Promise<void> {
    const due = this.timers.filter(({ at }) => at <= this.time).toSorted((one, other) => one.at - other.at);
    this.timers = this.timers.filter((timer) => !due.includes(timer));
    for (const { job } of due) job();
    await new Promise((resolve) => setTimeout(resolve, REST_MILLIS));
    for (const rounds of this.rounds) {
      if (rounds.next > this.time) continue;
      rounds.next = this.time + rounds.millis;
      await rounds.work();
    }
  }
}
