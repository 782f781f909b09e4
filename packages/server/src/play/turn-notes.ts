import type { RoomState } from './room-state.ts';

/** After the last turn. */
const OVER = -1;

/** Says whom the game waits for, once it has waited a little: whoever plays at once needs no notice. */
export class TurnNotes {
  private readonly state: RoomState;
  private last: string | null = null;
  private isNoted = true;
  private stopTimer: () => void = () => {};

  constructor(state: RoomState) {
    this.state = state;
  }

  /** Something has happened, or the table was opened. */
  look(): void {
    const { game, around, id } = this.state;
    if (game === null) return;
    const person = this.waitedFor();
    const turn = game.isOver ? OVER : game.match.turn;
    const { clock } = this.state;
    const remindAt = person !== null && clock.isOverDays ? (clock.due?.warnAt ?? null) : null;
    const now = `${turn} ${person} ${remindAt}`;
    if (now === this.last) return;
    this.last = now;
    this.stopTimer();
    const note = (): void => {
      this.isNoted = person !== null;
      around.turns.note(id, turn, person, remindAt).catch((error: unknown) => around.report(error, id));
    };
    // What was noted before is taken back at once.
    if (this.isNoted) note();
    else if (person !== null) this.stopTimer = around.after(around.times.notice, note);
  }

  private waitedFor(): string | null {
    const { game, isPlaying, table } = this.state;
    if (game === null || !isPlaying || game.isOver) return null;
    const { next } = game.match;
    return next.kind === 'person' ? (table.seats[next.seat]?.person ?? null) : null;
  }

  close(): void {
    this.stopTimer();
  }
}
