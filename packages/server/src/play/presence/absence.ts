import type { Seat } from '@smashup/engine';
import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';
import type { Crowd } from './crowd.ts';

/** Somebody whose decision the others wait for, and who is away. */
interface Awaited {
  readonly seat: Seat;
  /** After that the others have waited long enough. */
  readonly at: number;
  /** From then on they are asked whether they are still there; null: they have gone. */
  readonly askedAt: number | null;
}

/** Who is away so long that the others have waited long enough. */
export class Absence implements Part {
  private readonly state: TableState;
  private readonly crowd: Crowd;
  private awaited: Awaited | null = null;
  private at = 0;

  constructor(state: TableState, crowd: Crowd) {
    this.state = state;
    this.crowd = crowd;
  }

  /** Whose decision the others have waited for in vain; null: nobody's. */
  get missing(): Seat | null {
    const { awaited, at } = this;
    return awaited !== null && awaited.at < at ? awaited.seat : null;
  }

  /** Who is asked whether they are still there, and until when they can say so: nobody is replaced unasked. */
  get stillThere(): { readonly seat: Seat; readonly until: number } | null {
    const { awaited, at } = this;
    if (awaited === null || awaited.askedAt === null || at < awaited.askedAt || at > awaited.at) return null;
    return { seat: awaited.seat, until: awaited.at };
  }

  reconcile(now: number): number | null {
    this.at = now;
    this.awaited = this.findAwaited(now);
    if (this.awaited === null) return null;
    const moments = [this.awaited.askedAt ?? now, this.awaited.at + 1].filter((moment) => moment > now);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  private findAwaited(now: number): Awaited | null {
    const { underWay: game, table, services, decisionSince, setUp } = this.state;
    if (game === null) return null;
    const { next } = game.match;
    if (next.kind !== 'person') return null;
    const { seat } = next;
    // Not before a pass would have come: who has nothing to choose from in a window must not show.
    const asked = game.match.passing === null ? 0 : decisionSince + services.times.window;
    if (game.journalState.left.has(seat)) return { seat, at: asked, askedAt: null };
    // Where there is a clock, dropping out and coming back cost nobody any time.
    if (this.state.clock.isOn) return null;
    const person = table.seats[seat]?.person ?? null;
    if (person === null) return { seat, at: asked, askedAt: null };
    const since = this.crowd.presence.awayFrom(person, now);
    if (since === null) return null;
    const at = Math.max(since, decisionSince) + services.times.grace;
    // Where everybody waits, nobody is replaced, and there is nothing to ask.
    const isAsked = setUp.leaving !== 'wait';
    return { seat, at, askedAt: isAsked ? Math.max(asked, at - services.times.grace / 2) : null };
  }
}
