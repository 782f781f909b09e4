import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';

/** After the last turn. */
const OVER = -1;
/** Before the first check: noted by another process, or before a restart. */
const SOMEBODY = 'somebody';

/** Whose answer is to come. */
interface Asked {
  readonly person: string | null;
  /** They are to answer themselves; false: the server passes for them. */
  readonly decides: boolean;
}

const NOBODY: Asked = { person: null, decides: false };

/**
 * Notes whom the game waits for, once it has waited a little: a player who answers at once needs no notice. Whether
 * somebody has a choice in a window makes no difference until everybody can see that they are taking their time,
 * since the operator could count what is stored.
 */
export class TurnNotes implements Part {
  private readonly state: TableState;
  private last: string | null = null;
  /** The person who may be noted, and in which turn; null: nobody. */
  private noted: string | null = SOMEBODY;
  /** What is to be noted, and when; null: nothing. */
  private pending: { readonly at: number; readonly note: () => void } | null = null;
  private storing: Promise<unknown> = Promise.resolve();

  constructor(state: TableState) {
    this.state = state;
  }

  reconcile(now: number): number | null {
    this.plan(now);
    if (this.pending !== null && this.pending.at <= now) this.pending.note();
    return this.pending?.at ?? null;
  }

  private plan(now: number): void {
    const { game, services, id, clock } = this.state;
    if (game === null) return;
    const { person, decides } = this.asked();
    const turn = game.isOver ? OVER : game.match.turn;
    const remindAt = decides && clock.isOverDays ? (clock.due?.warnAt ?? null) : null;
    const asked = `${turn} ${person} ${decides} ${remindAt}`;
    if (asked === this.last) return;
    this.last = asked;
    this.pending = null;
    const who = person === null ? null : `${turn} ${person}`;
    if (this.noted !== null && this.noted !== who) {
      // It may be the same person who was noted before this table was opened.
      this.noted = this.noted === SOMEBODY ? who : null;
      this.store(() => services.turns.takeBack(id, turn, person));
    }
    if (person === null || !decides) return;
    const note = (): void => {
      this.pending = null;
      this.noted = who;
      this.store(() => services.turns.note(id, turn, person, remindAt));
    };
    this.pending = { at: now + Math.max(services.times.notice, services.times.window), note };
  }

  /** One after another, so that a note is always written before it is taken back. */
  private store(change: () => Promise<unknown>): void {
    const { services, id } = this.state;
    this.storing = this.storing.then(change).catch((error: unknown) => services.report(error, id));
  }

  private asked(): Asked {
    const { game, isPlaying, table } = this.state;
    if (game === null || !isPlaying || game.isOver) return NOBODY;
    const { next } = game.match;
    if (next.kind !== 'person' && next.kind !== 'pass') return NOBODY;
    return { person: table.seats[next.seat]?.person ?? null, decides: next.kind === 'person' };
  }

  /** Nobody knows when the table is opened again: whom it waits for is noted now. */
  async close(): Promise<void> {
    this.pending?.note();
    await this.storing;
  }
}
