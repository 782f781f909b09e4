import type { Seat } from '@smashup/engine';
import { tellOpened } from '@smashup/words';
import type { Person } from '../people/index.ts';
import type { OnlineSetUp } from '../protocol/index.ts';
import { notThere, Refused } from '../refused.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';
import { readSetUp } from '../tables/index.ts';
import type { TimedEntry } from './clock/clock.ts';
import { isOfGame, NOTHING_YET, type JournalState, type JournalEntry } from './journal/entries.ts';
import { readBookmark } from './journal/bookmarks.ts';
import type { LiveGame } from './journal/live-game.ts';
import { unpackJournal, writeRecord } from './journal/record.ts';
import type { TableServices } from './services.ts';
import { TableClock } from './clock/table-clock.ts';
import { readRows, readSaved, takeUp, tryOpen } from './journal/take-up.ts';

/** Another process may open a game at the same time, or end it: what it has written is read. */
const MOST_RACES = 4;

export function noGame(): Refused {
  return new Refused('not allowed', 'No game is in progress at this table.');
}

/** The next game of the same people. */
interface Rematch {
  readonly id: string;
  readonly by: Seat | null;
  readonly name: string;
  /** Null: anybody may come. */
  readonly invitation: string | null;
}

/** A table in memory: its row as it was read last, and its game once it is dealt. */
export class TableState {
  readonly services: TableServices;
  readonly clock = new TableClock(this);
  private row: StoredTable;
  private plan: OnlineSetUp;
  private live: LiveGame | null = null;
  private since: number;
  /** The seats of the game before, as long as its people may still come. */
  private before: readonly SeatRow[] = [];
  /** As it was opened. */
  private next: StoredTable | null = null;

  private constructor(services: TableServices, row: StoredTable) {
    this.services = services;
    this.row = row;
    this.plan = readSetUp(row.set_up);
    this.since = services.now();
  }

  static async load(services: TableServices, id: string): Promise<TableState> {
    const row = await services.tables.byId(id);
    if (row === null) throw notThere();
    const state = new TableState(services, row);
    await state.loadNeighbours();
    await state.loadGame();
    return state;
  }

  /** The tables of the game before, for which it is the rematch, and of the next. */
  private async loadNeighbours(): Promise<void> {
    const { tables } = this.services;
    this.before = this.row.status === 'open' ? await tables.seatsBefore(this.id) : [];
    const { rematch } = this.row;
    if (rematch === null || this.next?.id === rematch) return;
    this.next = await tables.byId(rematch);
  }

  /** The table of the next game, and the seat here of whoever wanted it. */
  get rematch(): Rematch | null {
    const { next } = this;
    if (next === null) return null;
    const { id, owner, invitation, seats, is_public: isPublic } = next;
    return {
      id,
      by: this.row.seats.find(({ person }) => person !== null && person === owner)?.seat ?? null,
      name: seats.find(({ person }) => person !== null && person === owner)?.name ?? '',
      invitation: isPublic === 1 ? null : invitation,
    };
  }

  get id(): string {
    return this.row.id;
  }

  get table(): StoredTable {
    return this.row;
  }

  /** The people of the game before who have not sat down yet, by their seats there. */
  get guests(): ReadonlyMap<Seat, Pick<SeatRow, 'person' | 'name'>> {
    const here = new Set(this.row.seats.map(({ person }) => person));
    const missing = this.before.filter(({ person }) => person !== null && !here.has(person));
    return new Map(missing.map((row) => [row.seat, row]));
  }

  get setUp(): OnlineSetUp {
    return this.plan;
  }

  get game(): LiveGame | null {
    return this.live;
  }

  get isPlaying(): boolean {
    return this.row.status === 'playing';
  }

  /** The game in which something can still happen. Null: none, or it has ended and is about to become a record. */
  get underWay(): LiveGame | null {
    return this.isPlaying && this.live?.isOver === false ? this.live : null;
  }

  get playing(): LiveGame {
    const { underWay } = this;
    if (underWay === null) throw noGame();
    return underWay;
  }

  get journalState(): JournalState {
    return this.live?.journalState ?? NOTHING_YET;
  }

  /** When the pending decision came up. */
  get decisionSince(): number {
    return this.since;
  }

  /** Resolves when the uniform duration of a window has passed: the same moment, whoever passes and however they do. */
  async windowOver(): Promise<void> {
    const { now, after, times } = this.services;
    const left = this.since + times.window - now();
    if (left > 0) await new Promise<void>((resolve) => void after(left, resolve));
  }

  /** Reads the row again, and the game if it is another one now. */
  async reload(): Promise<void> {
    const row = await this.services.tables.byId(this.id);
    if (row === null) return;
    const before = this.live;
    const isOther = row.status !== this.row.status;
    this.row = row;
    this.plan = readSetUp(row.set_up);
    await this.loadNeighbours();
    // The cards have been dealt, or the last rows became a record before this process read them.
    if (isOther && (before === null || (await this.readJournal()).length > before.rows))
      await this.loadGame();
  }

  /** Reads the game from the journal. */
  async loadGame(): Promise<void> {
    const { status } = this.row;
    if (status === 'open' || status === 'expired') return;
    for (let tries = 0; tries < MOST_RACES; tries++) {
      // Before the journal, which then goes at least as far.
      const left = this.isPlaying ? await this.services.journal.bookmark(this.id) : null;
      const rows = await this.readRows();
      // There is always the deal: without it, the journal has become a record since the table's row was read.
      if (rows.length === 0) {
        this.row = (await this.services.tables.byId(this.id)) ?? this.row;
        continue;
      }
      const log = rows.map(({ entry }) => entry);
      const bookmark = readBookmark(this.services, left, this.row.seats);
      const live = tryOpen(this.services, this.row, this.plan, log, bookmark);
      if (live === null) await this.continueWith(log);
      else {
        this.live = live;
        this.clock.begin(rows, live.answersBefore);
        this.since = this.services.now();
        return;
      }
    }
    throw new Refused('trouble', 'This game could not be opened. Please try again in a moment.');
  }

  /** The point from which it is the same game with these cards; that, too, is a row of the journal. */
  private async continueWith(log: readonly JournalEntry[]): Promise<void> {
    const { rules, now, journal: store } = this.services;
    const saved = this.isPlaying ? await readSaved(store, this.id) : null;
    const opened = takeUp(rules, log, saved, this.row.seats);
    const { found, record } = opened;
    if (found === 'look only' || record === null || !this.isPlaying) {
      throw new Refused('not allowed', tellOpened(opened) ?? 'This game cannot go on.');
    }
    const entry: JournalEntry = { kind: 'goes on', record: writeRecord(record) };
    const row = { game: this.id, number: log.length, at: now(), entry: JSON.stringify(entry) };
    if (await store.append(row)) {
      this.services.publish({ kind: 'log', table: this.id, number: row.number });
    }
  }

  async readJournal(): Promise<JournalEntry[]> {
    return (await this.readRows()).map(({ entry }) => entry);
  }

  /** A record no longer has any times. */
  private async readRows(): Promise<TimedEntry[]> {
    if (this.row.status === 'over') {
      const record = await this.services.journal.record(this.id);
      if (record !== null) return (await unpackJournal(record.packed)).map((entry) => ({ at: 0, entry }));
    }
    return readRows(this.services.journal, this.id);
  }

  /** A row has been stored, here or by another process (`isFollowed`), which has carried it out. */
  note(row: TimedEntry, game: LiveGame, isFollowed: boolean): void {
    const before = game.journalState;
    if (isFollowed) game.follow(row.entry);
    else game.note(row.entry, game.number);
    this.clock.note(row, before);
    if (isOfGame(row.entry)) this.since = this.services.now();
  }

  seatOf({ id }: Pick<Person, 'id'>): Seat | null {
    return this.row.seats.find((row) => row.person === id)?.seat ?? null;
  }

  mySeat(person: Pick<Person, 'id'>): Seat {
    const seat = this.seatOf(person);
    if (seat === null) throw new Refused('not allowed', 'You are not sitting at this table.');
    return seat;
  }
}
