import { readRecord, SmashUpError, type Seat } from '@smashup/engine';
import { COLOURS, type Entry, type Match, type SeatSetUp, type Sitter } from '@smashup/referee';
import type { OnlineSetUp } from '../../protocol/index.ts';
import type { SeatRow, StoredTable } from '../../storage/index.ts';
import type { GameBookmark } from './bookmarks.ts';
import { applyEntry, isOfGame, NOTHING_YET, type JournalState, type JournalEntry } from './entries.ts';
import { nameRecord, openKept } from './record.ts';
import type { TableServices } from '../services.ts';
import { Answered, ticketFor, type Fate } from '../answers/tickets.ts';

/** The level of a bot that takes the seat of somebody who has left, or joins a quick match. */
const USUAL_BOT: Sitter = { kind: 'bot', level: 'normal' };

/** The name of a decision. */
interface Ticket {
  readonly seat: Seat;
  readonly number: number;
  readonly ticket: number;
}

type Cards = Pick<TableServices, 'rules' | 'referee'>;

/** A game in memory, as its journal says. */
export class LiveGame {
  readonly match: Match;
  /** How many answers had been given where the match begins. */
  readonly answersBefore: number;
  private readonly secret: string;
  private readonly usual: readonly SeatSetUp[];
  private readonly answered: Answered;
  /** Entries of the game before it went on with other cards: they are not the match's own any more. */
  private readonly past: number;
  private made: Ticket | null = null;
  private soFar: JournalState = NOTHING_YET;
  private count = 0;

  /** Throws a SmashUpError when the journal cannot be played. `bookmark`: where to start playing it. */
  constructor(
    cards: Cards,
    table: StoredTable,
    setUp: OnlineSetUp,
    log: readonly JournalEntry[],
    bookmark: GameBookmark | null = null,
  ) {
    this.secret = table.secret;
    this.answered = new Answered(table.secret);
    this.usual = table.seats.map((row) => seatOf(row, setUp));
    this.past = log.slice(0, beginning(log).at).filter(isOfGame).length;
    const { match, answersBefore } =
      fromBookmark(cards, this.usual, table.seats, log, bookmark) ??
      fromBeginning(cards, this.usual, table.seats, log);
    this.match = match;
    this.answersBefore = answersBefore;
    let number = 0;
    for (const entry of log) {
      this.take(entry, number, null);
      if (isOfGame(entry)) number++;
    }
    this.match.heed(this.soFar.orders);
  }

  get journalState(): JournalState {
    return this.soFar;
  }

  /** How many rows the journal has: the number of the next one. */
  get rows(): number {
    return this.count;
  }

  /** How many of them are the game's own. */
  get number(): number {
    return this.past + this.match.number;
  }

  get isOver(): boolean {
    return this.soFar.isEnded || this.match.next.kind === 'over';
  }

  /** The name of the decision that is pending, for the seat that makes it. */
  ticket(seat: Seat): number {
    const { number } = this;
    // Made when it is told, and looked at when it is answered.
    if (this.made?.seat !== seat || this.made.number !== number) {
      this.made = { seat, number, ticket: ticketFor(this.secret, seat, number) };
    }
    return this.made.ticket;
  }

  fateOf(seat: Seat, ticket: number, picks: readonly number[]): Fate | null {
    return this.answered.fateOf(seat, ticket, picks);
  }

  /** The number of the entry that answered it before the game was opened here. */
  forgotten(seat: Seat, ticket: number): number | null {
    return this.answered.forgotten(seat, ticket);
  }

  /** The decision that is pending is about to be answered so by its person. */
  notePicks(seat: Seat, number: number, picks: readonly number[]): void {
    this.answered.note(seat, number, picks);
  }

  /** A row that another process has stored. */
  follow(entry: JournalEntry): void {
    // Noted first: whoever is told of the step is told of the table as it is then.
    const { number } = this;
    this.note(entry, number);
    if (isAnswer(entry) && entry.by === 'person') {
      this.notePicks(entry.seat, number, this.match.picksOf(entry.answer));
    }
    if (isOfGame(entry)) this.match.follow(this.match.number, entry);
  }

  /** A row has been stored but not yet carried out; `number`: how many of the game's own entries came before it. */
  note(entry: JournalEntry, number: number): void {
    const { orders } = this.soFar;
    this.take(entry, number, this.match.passing);
    if (this.soFar.orders !== orders) this.match.heed(this.soFar.orders);
  }

  /** `passing`: the answer that passes the window in question, if there is one and it is known. */
  private take(entry: JournalEntry, number: number, passing: readonly number[] | null): void {
    this.soFar = applyEntry(this.soFar, entry);
    this.count++;
    if (isAnswer(entry)) this.noteAnswer(entry, number, passing);
    if (entry.kind === 'asking' && entry.asking !== 'not this round') {
      this.match.ask(entry.seat, entry.asking);
    }
    if (entry.kind === 'sitter') this.sit(entry.seat, entry.plays);
    if (entry.kind === 'time out' && entry.means === 'bot') this.sit(entry.seat, 'bot');
  }

  /** An answer that came after a bot's does not count, nor does one that differs from the referee's pass. */
  private noteAnswer({ seat, by }: Answer, number: number, passing: readonly number[] | null): void {
    if (by === 'person') this.answered.note(seat, number, null);
    if (by === 'referee' && passing !== null) this.answered.note(seat, number, passing);
  }

  private sit(seat: Seat, plays: 'bot' | 'person'): void {
    const usual = this.usual[seat];
    if (usual !== undefined) this.match.sit(seat, plays === 'bot' ? USUAL_BOT : usual.sitter);
  }

  get seats(): readonly SeatSetUp[] {
    return this.usual;
  }
}

/** A resumed match, and how many answers had been given where it begins. */
type TakenUp = Pick<LiveGame, 'match' | 'answersBefore'>;

/** Every answer is played again. */
function fromBeginning(
  { rules, referee }: Cards,
  players: readonly SeatSetUp[],
  seats: readonly SeatRow[],
  log: readonly JournalEntry[],
): TakenUp {
  const { at, record } = beginning(log);
  const kept = openKept(rules, record, seats);
  const match = referee.resume(players, kept, log.slice(at).filter(isOfGame));
  return { match, answersBefore: kept.answers.length };
}

/** Plays only what was answered since the bookmark was left. Null: there is none, or it does not fit the journal. */
function fromBookmark(
  { referee }: Cards,
  players: readonly SeatSetUp[],
  seats: readonly SeatRow[],
  log: readonly JournalEntry[],
  bookmark: GameBookmark | null,
): TakenUp | null {
  const { at, record } = beginning(log);
  if (bookmark === null || bookmark.rows <= at) return null;
  const { match: left, answersBefore } = bookmark;
  if (left.number !== log.slice(at, bookmark.rows).filter(isOfGame).length) return null;
  const begun = readRecord(nameRecord(record, seats));
  if (!('checkpoints' in begun)) return null;
  try {
    const match = referee.takeUp(players, begun, log.slice(at).filter(isOfGame), left);
    return match === null ? null : { match, answersBefore };
  } catch (error) {
    if (error instanceof SmashUpError) return null;
    throw error;
  }
}

/** The record that the match is played from, and the number of its row. */
export function beginning(log: readonly JournalEntry[]): { readonly at: number; readonly record: string } {
  const at = log.findLastIndex(({ kind }) => kind === 'dealt' || kind === 'goes on');
  const entry = log[at];
  if (entry?.kind !== 'dealt' && entry?.kind !== 'goes on') {
    throw new Error('The log does not begin with the deal.');
  }
  return { at, record: entry.record };
}

type Answer = Extract<Entry, { kind: 'answer' }>;

function isAnswer(entry: JournalEntry): entry is Answer {
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
