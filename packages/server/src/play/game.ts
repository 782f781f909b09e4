import type { Seat } from '@smashup/engine';
import { COLOURS, type Entry, type Match, type SeatSetUp, type Sitter } from '@smashup/referee';
import type { OnlineSetUp } from '../protocol/index.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';
import { foldEntry, isOfGame, NOTHING_YET, type Fold, type LogEntry } from './entries.ts';
import { openKept } from './record.ts';
import type { RoomSurroundings } from './surroundings.ts';
import { Answered, ticketFor } from './tickets.ts';

/** How well a bot plays that takes the seat of somebody who has left, or joins a quick match. */
const USUAL_BOT: Sitter = { kind: 'bot', level: 'normal' };

/** A game in memory: the log, folded. */
export class LiveGame {
  readonly match: Match;
  /** How many answers had been given where the match begins. */
  readonly answersBefore: number;
  private readonly secret: string;
  private readonly usual: readonly SeatSetUp[];
  private readonly answered: Answered;
  /** Entries of the game before it went on with other cards: they are not the match's own any more. */
  private readonly past: number;
  private folded: Fold = NOTHING_YET;
  private count = 0;

  /** Throws a SmashUpError when the log cannot be played. */
  constructor(
    { rules, referee }: Pick<RoomSurroundings, 'rules' | 'referee'>,
    table: StoredTable,
    setUp: OnlineSetUp,
    log: readonly LogEntry[],
  ) {
    this.secret = table.secret;
    this.answered = new Answered(table.secret);
    this.usual = table.seats.map((row) => seatOf(row, setUp));
    const { at, record } = beginning(log);
    this.past = log.slice(0, at).filter(isOfGame).length;
    const since = log.slice(at).filter(isOfGame);
    const kept = openKept(rules, record, table.seats);
    this.answersBefore = kept.answers.length;
    this.match = referee.resume(this.usual, kept, since);
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

  /** How many of them are the game's own. */
  get number(): number {
    return this.past + this.match.number;
  }

  get isOver(): boolean {
    return this.folded.isEnded || this.match.next.kind === 'over';
  }

  /** The name of the decision that is pending, for the seat that makes it. */
  ticket(seat: Seat): number {
    return ticketFor(this.secret, seat, this.number);
  }

  hasAnswered(seat: Seat, ticket: number): boolean {
    return this.answered.has(seat, ticket);
  }

  /** A row that another process has stored. */
  follow(entry: LogEntry): void {
    const { number } = this;
    if (isOfGame(entry)) this.match.follow(this.match.number, entry);
    this.note(entry, number);
  }

  /** A row has been stored; `number`: how many of the game's own there were before. */
  note(entry: LogEntry, number: number): void {
    this.folded = foldEntry(this.folded, entry);
    this.count++;
    if (isAnswer(entry)) this.answered.note(entry.seat, number);
    if (entry.kind === 'asking') this.match.ask(entry.seat, entry.asking, entry.turn);
    if (entry.kind === 'sitter') this.sit(entry.seat, entry.plays);
    if (entry.kind === 'time out' && entry.means === 'bot') this.sit(entry.seat, 'bot');
  }

  private sit(seat: Seat, plays: 'bot' | 'person'): void {
    const usual = this.usual[seat];
    if (usual !== undefined) this.match.sit(seat, plays === 'bot' ? USUAL_BOT : usual.sitter);
  }

  get seats(): readonly SeatSetUp[] {
    return this.usual;
  }
}

/** The record that the match is played from, and the number of its row. */
export function beginning(log: readonly LogEntry[]): { readonly at: number; readonly record: string } {
  const at = log.findLastIndex(({ kind }) => kind === 'dealt' || kind === 'goes on');
  const entry = log[at];
  if (entry?.kind !== 'dealt' && entry?.kind !== 'goes on') {
    throw new Error('The log does not begin with the deal.');
  }
  return { at, record: entry.record };
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
