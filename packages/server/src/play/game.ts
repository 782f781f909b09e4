import type { Seat } from '@smashup/engine';
import { COLOURS, type Entry, type Match, type Referee, type SeatSetUp, type Sitter } from '@smashup/referee';
import type { OnlineSetUp } from '../protocol/index.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';
import { foldEntry, isOfGame, NOTHING_YET, type Fold, type LogEntry } from './entries.ts';
import { readRecord } from './record.ts';
import { Answered, ticketFor } from './tickets.ts';

/** How well a bot plays that takes the seat of somebody who has left, or joins a quick match. */
const USUAL_BOT: Sitter = { kind: 'bot', level: 'normal' };

/** A game in memory: the log, folded. */
export class LiveGame {
  readonly match: Match;
  /** As it was dealt, without names. */
  readonly record: string;
  private readonly secret: string;
  private readonly usual: readonly SeatSetUp[];
  private readonly answered: Answered;
  private folded: Fold = NOTHING_YET;
  private count = 0;

  /** Throws a SmashUpError when the log cannot be played. */
  constructor(referee: Referee, table: StoredTable, setUp: OnlineSetUp, log: readonly LogEntry[]) {
    this.secret = table.secret;
    this.answered = new Answered(table.secret);
    this.usual = table.seats.map((row) => seatOf(row, setUp));
    this.record = dealtIn(log);
    this.match = referee.resume(this.usual, readRecord(this.record, table.seats), log.filter(isOfGame));
    let number = 0;
    for (const entry of log) {
      this.note(entry, number);
      if (isOfGame(entry)) number++;
    }
  }

  get fold(): Fold {
    return this.folded;
  }

  /** How many rows the log has: the number of the next one. */
  get rows(): number {
    return this.count;
  }

  get isOver(): boolean {
    return this.folded.isEnded || this.match.next.kind === 'over';
  }

  /** The name of the decision that is pending, for the seat that makes it. */
  ticket(seat: Seat): number {
    return ticketFor(this.secret, seat, this.match.number);
  }

  hasAnswered(seat: Seat, ticket: number): boolean {
    return this.answered.has(seat, ticket);
  }

  /** A row that another process has stored. */
  follow(entry: LogEntry): void {
    const { number } = this.match;
    if (isOfGame(entry)) this.match.follow(number, entry);
    this.note(entry, number);
  }

  /** A row has been stored; `number`: what the game's own log had before. */
  note(entry: LogEntry, number: number): void {
    this.folded = foldEntry(this.folded, entry, this.count);
    this.count++;
    if (isAnswer(entry)) this.answered.note(entry.seat, number);
    if (entry.kind !== 'sitter') return;
    const usual = this.usual[entry.seat];
    if (usual !== undefined) this.match.sit(entry.seat, entry.plays === 'bot' ? USUAL_BOT : usual.sitter);
  }

  get seats(): readonly SeatSetUp[] {
    return this.usual;
  }
}

function dealtIn([first]: readonly LogEntry[]): string {
  if (first?.kind !== 'dealt') throw new Error('The log does not begin with the deal.');
  return first.record;
}

function isAnswer(entry: LogEntry): entry is Extract<Entry, { kind: 'answer' }> {
  return entry.kind === 'answer';
}

function seatOf({ seat, kind, name }: SeatRow, setUp: OnlineSetUp): SeatSetUp {
  const planned = setUp.seats[seat];
  return {
    name,
    colour: COLOURS[seat] ?? COLOURS[0],
    sitter: kind === 'bot' ? botSitter(planned) : { kind: 'person' },
    factions: planned?.factions ?? null,
  };
}

function botSitter(planned: OnlineSetUp['seats'][number] | undefined): Sitter {
  const sitter = planned?.sitter;
  return sitter?.kind === 'bot' ? { kind: 'bot', level: sitter.level } : USUAL_BOT;
}
