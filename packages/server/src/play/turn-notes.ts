import type { RoomState } from './room-state.ts';

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
export class TurnNotes {
  private readonly state: RoomState;
  private last: string | null = null;
  /** The person who may be noted, and in which turn; null: nobody. */
  private noted: string | null = SOMEBODY;
  private stopTimer: () => void = () => {};
  /** What is done when the time is over. */
  private note: () => void = () => {};
  private storing: Promise<unknown> = Promise.resolve();

  constructor(state: RoomState) {
    this.state = state;
  }

  /** Something has happened, or the table was opened. */
  look(): void {
    const { game, around, id, clock } = this.state;
    if (game === null) return;
    const { person, decides } = this.asked();
    const turn = game.isOver ? OVER : game.match.turn;
    const remindAt = decides && clock.isOverDays ? (clock.due?.warnAt ?? null) : null;
    const now = `${turn} ${person} ${decides} ${remindAt}`;
    if (now === this.last) return;
    this.last = now;
    this.forget();
    const who = person === null ? null : `${turn} ${person}`;
    if (this.noted !== null && this.noted !== who) {
      // It may be the same person who was noted before this table was opened.
      this.noted = this.noted === SOMEBODY ? who : null;
      this.store(() => around.turns.takeBack(id, turn, person));
    }
    if (person === null || !decides) return;
    this.note = () => {
      this.forget();
      this.noted = who;
      this.store(() => around.turns.note(id, turn, person, remindAt));
    };
    this.stopTimer = around.after(Math.max(around.times.notice, around.times.window), () => this.note());
  }

  private forget(): void {
    this.stopTimer();
    this.note = () => {};
  }

  /** One after another, so that a note is always written before it is taken back. */
  private store(change: () => Promise<unknown>): void {
    const { around, id } = this.state;
    this.storing = this.storing.then(change).catch((error: unknown) => around.report(error, id));
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
    this.note();
    await this.storing;
  }
}
