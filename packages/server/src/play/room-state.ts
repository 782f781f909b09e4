import type { Seat } from '@smashup/engine';
import { tellOpened } from '@smashup/words';
import type { Person } from '../people/index.ts';
import type { OnlineSetUp } from '../protocol/index.ts';
import { notThere, Refused } from '../refused.ts';
import type { SeatRow, StoredTable } from '../storage/index.ts';
import { readSetUp } from '../tables/index.ts';
import type { TimedEntry } from './clock.ts';
import { NOTHING_YET, type Fold, type LogEntry } from './entries.ts';
import { readBookmark } from './bookmarks.ts';
import type { LiveGame } from './game.ts';
import { unpackLog, writeRecord } from './record.ts';
import type { RoomSurroundings } from './surroundings.ts';
import { TableClock } from './table-clock.ts';
import { readRows, readSaved, takeUp, tryOpen } from './take-up.ts';

/** Another process may open a game at the same time, or end it: what it has written is read. */
const MOST_RACES = 4;

export function noGame(): Refused {
  return new Refused('not allowed', 'No game is in progress at this table.');
}

/** A table in memory: its row as it was read last, and its game once it is dealt. */
export class RoomState {
  readonly around: RoomSurroundings;
  readonly clock = new TableClock(this);
  /** When the pending decision came up. */
  decisionSince: number;
  /** Whose decision the others have waited for in vain. */
  missing: Seat | null = null;
  /** Who is being asked whether they are still there, and until when they can say so. */
  stillThere: { readonly seat: Seat; readonly until: number } | null = null;
  private row: StoredTable;
  private plan: OnlineSetUp;
  private live: LiveGame | null = null;
  /** The seats of the game before, as long as its people may still come. */
  private before: readonly SeatRow[] = [];

  private constructor(around: RoomSurroundings, row: StoredTable) {
    this.around = around;
    this.row = row;
    this.plan = readSetUp(row.set_up);
    this.decisionSince = around.now();
  }

  static async load(around: RoomSurroundings, id: string): Promise<RoomState> {
    const row = await around.tables.byId(id);
    if (row === null) throw notThere();
    const state = new RoomState(around, row);
    await state.loadBefore();
    await state.loadGame();
    return state;
  }

  private async loadBefore(): Promise<void> {
    this.before = this.row.status === 'open' ? await this.around.tables.seatsBefore(this.id) : [];
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

  /** The game in which something can still happen. Null: none, or it has ended and is about to be put away. */
  get underWay(): LiveGame | null {
    return this.isPlaying && this.live?.isOver === false ? this.live : null;
  }

  get playing(): LiveGame {
    const { underWay } = this;
    if (underWay === null) throw noGame();
    return underWay;
  }

  get fold(): Fold {
    return this.live?.fold ?? NOTHING_YET;
  }

  /** Reads the row again. True: there is another game in memory now. */
  async reload(): Promise<boolean> {
    const row = await this.around.tables.byId(this.id);
    if (row === null) return false;
    const before = this.live;
    const isOther = row.status !== this.row.status;
    this.row = row;
    this.plan = readSetUp(row.set_up);
    await this.loadBefore();
    // The cards have been dealt, or the last rows became a record before they were read here.
    if (isOther && (before === null || (await this.readLog()).length > before.rows)) await this.loadGame();
    return this.live !== before;
  }

  /** Reads the game from the log. */
  async loadGame(): Promise<void> {
    const { status } = this.row;
    if (status === 'open' || status === 'expired') return;
    for (let tries = 0; tries < MOST_RACES; tries++) {
      // Before the log, which then goes at least as far.
      const left = this.isPlaying ? await this.around.log.bookmark(this.id) : null;
      const rows = await this.readRows();
      // There is always the deal: without it, the log has become a record since the table's row was read.
      if (rows.length === 0) {
        this.row = (await this.around.tables.byId(this.id)) ?? this.row;
        continue;
      }
      const log = rows.map(({ entry }) => entry);
      const bookmark = readBookmark(this.around, left, this.row.seats);
      const live = tryOpen(this.around, this.row, this.plan, log, bookmark);
      if (live === null) await this.goOn(log);
      else {
        this.live = live;
        this.clock.begin(rows, live.answersBefore);
        this.decisionSince = this.around.now();
        return;
      }
    }
    throw new Refused('trouble', 'This game could not be opened. Please try again in a moment.');
  }

  /** The point from which it is the same game with these cards; that, too, is a row of the log. */
  private async goOn(log: readonly LogEntry[]): Promise<void> {
    const { rules, now, log: store } = this.around;
    const saved = this.isPlaying ? await readSaved(store, this.id) : null;
    const opened = takeUp(rules, log, saved, this.row.seats);
    const { found, record } = opened;
    if (found === 'look only' || record === null || !this.isPlaying) {
      throw new Refused('not allowed', tellOpened(opened) ?? 'This game cannot go on.');
    }
    const entry: LogEntry = { kind: 'goes on', record: writeRecord(record) };
    const row = { game: this.id, number: log.length, at: now(), entry: JSON.stringify(entry) };
    if (await store.append(row)) this.around.ring({ kind: 'log', table: this.id, number: row.number });
  }

  async readLog(): Promise<LogEntry[]> {
    return (await this.readRows()).map(({ entry }) => entry);
  }

  /** A record no longer has any times. */
  private async readRows(): Promise<TimedEntry[]> {
    if (this.row.status === 'over') {
      const record = await this.around.log.record(this.id);
      if (record !== null) return (await unpackLog(record.packed)).map((entry) => ({ at: 0, entry }));
    }
    return readRows(this.around.log, this.id);
  }

  /** A row has been stored. */
  note(row: TimedEntry, game: LiveGame): void {
    const before = game.fold;
    game.note(row.entry, game.number);
    this.clock.note(row, before);
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
