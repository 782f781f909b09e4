import type { Seat } from '@smashup/engine';
import type { Crowd } from './crowd.ts';
import type { Queue } from './queue.ts';
import type { RoomState } from './room-state.ts';

/** What follows from who is there. */
interface AfterLooking {
  readonly seen: () => void;
  readonly missed: (seat: Seat) => void;
}

/** Keeps track of who is away, and for whose decision the others have waited long enough. */
export class Absence {
  private readonly state: RoomState;
  private readonly queue: Queue;
  private readonly crowd: Crowd;
  private readonly after: AfterLooking;
  private stopTimer: () => void = () => {};

  constructor(state: RoomState, queue: Queue, crowd: Crowd, after: AfterLooking) {
    this.state = state;
    this.queue = queue;
    this.crowd = crowd;
    this.after = after;
  }

  /** Who is there has changed, or time has passed. */
  lookAround(): void {
    this.stopTimer();
    const { around } = this.state;
    const now = around.now();
    const due = this.missingAt(now);
    const missing = due !== null && due.at <= now ? due.seat : null;
    this.state.missing = missing;
    const waits = [this.crowd.nextChange(now), due === null || due.at <= now ? null : due.at - now].filter(
      (wait) => wait !== null,
    );
    if (waits.length > 0) {
      this.stopTimer = around.after(Math.min(...waits) + 1, () =>
        this.queue.later(async () => this.lookAround()),
      );
    }
    this.crowd.tellWatchers();
    this.after.seen();
    if (missing !== null) this.after.missed(missing);
  }

  /** Whose decision the others wait for in vain, and from when on that can be said. */
  private missingAt(now: number): { readonly seat: Seat; readonly at: number } | null {
    const { underWay: game, table, around, decisionSince } = this.state;
    if (game === null) return null;
    const { next } = game.match;
    if (next.kind !== 'person') return null;
    const { seat } = next;
    // Not before a pass would have come, so that this does not reveal who has nothing to choose from in a window,
    // either.
    const asked = game.match.passing === null ? now : decisionSince + around.times.window;
    if (game.fold.left.has(seat)) return { seat, at: asked };
    // Where there is a clock, dropping out and coming back cost nobody any time.
    if (this.state.clock.isOn) return null;
    const person = table.seats[seat]?.person ?? null;
    if (person === null) return { seat, at: asked };
    const since = this.crowd.presence.awayFrom(person, now);
    if (since === null) return null;
    return { seat, at: Math.max(since, decisionSince) + around.times.grace };
  }

  close(): void {
    this.stopTimer();
  }
}
