import type { Queue } from './queue.ts';
import type { RoomState } from './room-state.ts';
import { only, type Step, type Steps } from './steps.ts';
import type { Telling } from './telling.ts';

/** How soon the table is checked again while a bot thinks or a window passes. */
const LOOK_AGAIN = 60_000;
/** Timers do not wait longer than about 24 days. */
const LONGEST_WAIT = 86_400_000;

/** Carries out a time-out: once, even if other processes are about to do the same. */
export class TimeOuts {
  private readonly state: RoomState;
  private readonly queue: Queue;
  private readonly steps: Steps;
  private readonly telling: Telling;
  private stopTimer: () => void = () => {};

  constructor(state: RoomState, queue: Queue, steps: Steps, telling: Telling) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
    this.telling = telling;
  }

  /** Another decision is pending, or there is less time that counts. */
  look(): void {
    this.stopTimer();
    const { around, clock } = this.state;
    const { due } = clock;
    if (due === null) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, due.until - around.now()) + 1);
    this.stopTimer = around.after(wait, () => this.queue.later(() => this.carryOut()));
  }

  /** Does what is due; returns when to look again. Null: no time runs at this table. */
  lookNow(): Promise<number | null> {
    return this.queue.run(async () => {
      await this.steps.catchUp();
      await this.carryOut();
      const { clock, isPlaying, fold, around } = this.state;
      if (!isPlaying || !clock.isOn || fold.timeOut?.isPending === true) return null;
      return clock.due?.until ?? around.now() + LOOK_AGAIN;
    });
  }

  private async carryOut(): Promise<void> {
    if (this.prepare() === null) return this.look();
    // The whole machine may have been asleep.
    await this.state.around.outages.beat();
    const seat = this.state.clock.due?.seat;
    await this.steps.take(() => this.prepare());
    this.look();
    if (seat !== undefined) this.telling.retell(seat);
    this.telling.tellRoom();
  }

  private prepare(): Step | null {
    const { around, clock, setUp } = this.state;
    const { due } = clock;
    if (due === null || due.until > around.now()) return null;
    return only({ kind: 'time out', seat: due.seat, means: setUp.timeOut });
  }

  close(): void {
    this.stopTimer();
  }
}
