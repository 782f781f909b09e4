import type { Seat } from '@smashup/engine';
import type { Person } from '../people/index.ts';
import type { OnlineSetUp } from '../protocol/index.ts';
import { notThere, Refused } from '../refused.ts';
import type { StoredTable } from '../storage/index.ts';
import { readSetUp } from '../tables/index.ts';
import { NOTHING_YET, readEntry, type Fold, type LogEntry } from './entries.ts';
import { LiveGame } from './game.ts';
import { unpackLog } from './record.ts';
import type { RoomSurroundings } from './surroundings.ts';

/** A table in memory: its row as it was read last, and its game once it is dealt. */
export class RoomState {
  readonly around: RoomSurroundings;
  /** When the decision came up that is pending. */
  decisionSince: number;
  /** Whose decision the others have waited for in vain. */
  missing: Seat | null = null;
  private row: StoredTable;
  private plan: OnlineSetUp;
  private live: LiveGame | null = null;

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
    await state.loadGame();
    return state;
  }

  get id(): string {
    return this.row.id;
  }

  get table(): StoredTable {
    return this.row;
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

  get playing(): LiveGame {
    if (this.live === null || !this.isPlaying) {
      throw new Refused('not allowed', 'No game is being played at this table.');
    }
    return this.live;
  }

  get fold(): Fold {
    return this.live?.fold ?? NOTHING_YET;
  }

  /** Reads the row again. True: the cards have been dealt meanwhile. */
  async reload(): Promise<boolean> {
    const row = await this.around.tables.byId(this.id);
    if (row === null) return false;
    const isDealt = row.status !== this.row.status && this.live === null;
    this.row = row;
    this.plan = readSetUp(row.set_up);
    if (isDealt) await this.loadGame();
    return isDealt && this.live !== null;
  }

  private async loadGame(): Promise<void> {
    const { status } = this.row;
    if (status === 'open' || status === 'expired') return;
    const log = await this.readLog();
    this.live = new LiveGame(this.around.referee, this.row, this.plan, log);
    this.decisionSince = this.around.now();
  }

  async readLog(): Promise<LogEntry[]> {
    if (this.row.status === 'over') {
      const record = await this.around.log.record(this.id);
      if (record !== null) return unpackLog(record.packed);
    }
    const rows = await this.around.log.read(this.id);
    return rows.map(({ entry }) => readEntry(JSON.parse(entry)));
  }

  seatOf({ id }: Pick<Person, 'id'>): Seat | null {
    return this.row.seats.find((row) => row.person === id)?.seat ?? null;
  }

  mySeat(person: Person): Seat {
    const seat = this.seatOf(person);
    if (seat === null) throw new Refused('not allowed', 'You do not sit at this table.');
    return seat;
  }
}
