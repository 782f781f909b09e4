import type { Seat } from '@smashup/engine';
import type { Crowd } from './crowd.ts';
import type { Queue } from './queue.ts';
import type { RoomState } from './room-state.ts';

/** What follows from who is there. */
interface AfterLooking {
  readonly seen: () => void;
  readonly missed: (seat: Seat) => void;
}

/** Somebody whose decision the others wait for, and who is away. */
interface Awaited {
  readonly seat: Seat;
  /** From then on the others have waited long enough. */
  readonly at: number;
  /** From then on they are asked whether they are still there; null: they have gone. */
  readonly askedAt: number | null;
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
    const due = this.awaited(now);
    const missing = due !== null && due.at <= now ? due.seat : null;
    this.state.missing = missing;
    this.state.stillThere = stillThereAt(now, due);
    const moments = [due?.askedAt ?? null, due?.at ?? null];
    const waits = [
      this.crowd.nextChange(now),
      ...moments.map((moment) => (moment === null || moment <= now ? null : moment - now)),
    ].filter((wait) => wait !== null);
    if (waits.length > 0) {
      this.stopTimer = around.after(Math.min(...waits) + 1, () =>
        this.queue.later(async () => this.lookAround()),
      );
    }
    this.crowd.tellWatchers();
    this.after.seen();
    if (missing !== null) this.after.missed(missing);
  }

  private awaited(now: number): Awaited | null {
    const { underWay: game, table, around, decisionSince, setUp } = this.state;
    if (game === null) return null;
    const { next } = game.match;
    if (next.kind !== 'person') return null;
    const { seat } = next;
    // Not before a pass would have come, so that this does not reveal who has nothing to choose from in a window,
    // either.
    const asked = game.match.passing === null ? now : decisionSince + around.times.window;
    if (game.fold.left.has(seat)) return { seat, at: asked, askedAt: null };
    // Where there is a clock, dropping out and coming back cost nobody any time.
    if (this.state.clock.isOn) return null;
    const person = table.seats[seat]?.person ?? null;
    if (person === null) return { seat, at: asked, askedAt: null };
    const since = this.crowd.presence.awayFrom(person, now);
    if (since === null) return null;
    const at = Math.max(since, decisionSince) + around.times.grace;
    // Where everybody waits, nobody is replaced, and there is nothing to ask.
    const isAsked = setUp.leaving !== 'wait';
    return { seat, at, askedAt: isAsked ? Math.max(asked, at - around.times.grace / 2) : null };
  }

  close(): void {
    this.stopTimer();
  }
}

/** Nobody who is looking is replaced without having been asked. */
function stillThereAt(now: number, due: Awaited | null): RoomState['stillThere'] {
  if (due === null || due.askedAt === null || now < due.askedAt || now >= due.at) return null;
  return { seat: due.seat, until: due.at };
}
