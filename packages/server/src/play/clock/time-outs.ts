import { only, type Step, type Steps } from '../journal/steps.ts';
import type { Part } from '../part.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';

/** How soon the table is checked again while a bot thinks or a window passes. */
const CHECK_AGAIN = 60_000;

/** Carries out a time-out: once, even if other processes are about to do the same. */
export class TimeOuts implements Part {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;

  constructor(state: TableState, queue: Queue, steps: Steps) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
  }

  reconcile(now: number): number | null {
    const until = this.state.clock.due?.until ?? null;
    if (until === null || until > now) return until;
    this.queue.later(() => this.carryOut());
    return null;
  }

  /** Does what is due; returns when to check again. Null: no time runs at this table. */
  check(): Promise<number | null> {
    return this.queue.answer(
      async () => {
        await this.steps.catchUp();
        await this.carryOut();
      },
      () => {
        const { clock, isPlaying, journalState, services } = this.state;
        if (!isPlaying || !clock.isOn || journalState.timeOut?.isPending === true) return null;
        return clock.due?.until ?? services.now() + CHECK_AGAIN;
      },
    );
  }

  private async carryOut(): Promise<void> {
    if (this.prepare() === null) return;
    // The whole machine may have been asleep.
    await this.state.services.outages.beat();
    await this.steps.take(() => this.prepare());
  }

  private prepare(): Step | null {
    const { services, clock, setUp } = this.state;
    const { due } = clock;
    if (due === null || due.until > services.now()) return null;
    return only({ kind: 'time out', seat: due.seat, means: setUp.timeOut });
  }
}
