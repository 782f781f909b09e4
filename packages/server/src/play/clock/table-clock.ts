import type { Seat } from '@smashup/engine';
import type { ClocksView } from '../../protocol/index.ts';
import {
  bankOf,
  clockRules,
  foldClock,
  foldRows,
  overdrawnAt,
  runningAt,
  type ClockState,
  type Running,
  type TimedEntry,
} from './clock.ts';
import type { JournalState, JournalEntry } from '../journal/entries.ts';
import type { TableState } from '../table-state.ts';

/** Time at one table: what the journal says about it, and what follows for the decision that is pending. */
export class TableClock {
  private readonly state: TableState;
  private clock: ClockState | null = null;

  constructor(state: TableState) {
    this.state = state;
  }

  /** The game has been read. `answers`: how many had been given where its journal begins. */
  begin(rows: readonly TimedEntry[], answers: number): void {
    const { setUp, services, isPlaying } = this.state;
    const rules = isPlaying ? clockRules(setUp.clock, services.times.window) : null;
    this.clock = rules === null ? null : foldRows(rules, rows, answers, services.outages.spans);
  }

  /** A row has been stored; `before`: the table without it. */
  note(row: TimedEntry, before: JournalState): void {
    if (this.clock === null) return;
    this.clock = foldClock(this.clock, row, before, this.state.services.outages.spans);
  }

  get isOn(): boolean {
    return this.clock !== null;
  }

  get isOverDays(): boolean {
    const { journalState, setUp } = this.state;
    return (journalState.clock ?? setUp.clock).kind === 'days';
  }

  /** The earliest moment at which somebody's time can be over after this row; null: there is no clock. */
  lookAt({ at, entry }: TimedEntry): number | null {
    if (this.clock === null) return null;
    return isAnswer(entry) ? at + this.clock.rules.free : at;
  }

  /** The decision that runs out if nobody decides; null: there is none. */
  get due(): Running | null {
    const next = this.state.game?.match.next;
    return next?.kind === 'person' ? this.runningFor(next.seat) : null;
  }

  /** What somebody has used beyond their time; null: no time is taken here. */
  overdrawnBy(seat: Seat): number | null {
    const { game, services } = this.state;
    if (this.clock === null || game === null) return null;
    const { next, turnEnds } = game.match;
    const isAsked = next.kind === 'person' && next.seat === seat;
    return isAsked
      ? Math.ceil(overdrawnAt(this.clock, seat, services.now(), turnEnds, services.outages.spans))
      : 0;
  }

  /** The same for everybody: others may not learn whether a seat has a choice in a window. */
  get view(): ClocksView | null {
    const { game, table, journalState } = this.state;
    const { clock } = this;
    if (clock === null || game === null || !this.state.isPlaying) return null;
    const { next, turnEnds } = game.match;
    return {
      banks: table.seats.map(({ seat }) => Math.round(bankOf(clock, seat, turnEnds))),
      running: next.kind === 'person' || next.kind === 'pass' ? this.runningFor(next.seat) : null,
      out: journalState.timeOut?.seat ?? null,
      gift: journalState.gift,
      overDays: this.isOverDays,
    };
  }

  private runningFor(seat: Seat): Running | null {
    const { game, journalState, services, isPlaying } = this.state;
    if (this.clock === null || game === null || !isPlaying || game.isOver) return null;
    if (journalState.timeOut?.isPending === true) return null;
    return runningAt(this.clock, seat, game.match.turnEnds, services.outages.spans);
  }
}

function isAnswer({ kind }: JournalEntry): boolean {
  return kind === 'answer';
}
