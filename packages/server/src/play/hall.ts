import type { News } from '../bell/index.ts';
import { Room } from './room.ts';
import type { RoomSurroundings } from './surroundings.ts';

interface Opened {
  readonly opening: Promise<Room>;
  room: Room | null;
  /** Since when it has been seen to wait while nobody is there. */
  idleSince: number | null;
}

/** The tables in memory, the least recently used first. Any of them can be rebuilt from storage. */
export class Hall {
  private readonly around: RoomSurroundings;
  private readonly most: number;
  private readonly rooms = new Map<string, Opened>();
  private loads = 0;
  private readonly holds = new Map<string, number>();
  private readonly leaving = new Set<Promise<void>>();

  constructor(around: RoomSurroundings, most: number) {
    this.around = around;
    this.most = most;
  }

  room(id: string): Promise<Room> {
    const opened = this.rooms.get(id) ?? this.open(id);
    opened.idleSince = null;
    this.rooms.delete(id);
    this.rooms.set(id, opened);
    this.makeSpace();
    return opened.opening;
  }

  /** While somebody is using a table it stays in memory; otherwise they would be at a copy that nobody else is at. */
  async holding<T>(id: string, job: () => Promise<T>): Promise<T> {
    this.holds.set(id, (this.holds.get(id) ?? 0) + 1);
    try {
      return await job();
    } finally {
      const left = (this.holds.get(id) ?? 1) - 1;
      if (left === 0) this.holds.delete(id);
      else this.holds.set(id, left);
    }
  }

  private open(id: string): Opened {
    this.loads++;
    return { opening: this.around.activity.run(() => this.load(id)), room: null, idleSince: null };
  }

  private async load(id: string): Promise<Room> {
    try {
      const room = await Room.open(this.around, id);
      const opened = this.rooms.get(id);
      if (opened !== undefined) opened.room = room;
      return room;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  private makeSpace(): void {
    for (const id of this.rooms.keys()) {
      if (this.rooms.size <= this.most) return;
      this.tryPutAway(id);
    }
  }

  /** Unless somebody is there, or about to be. */
  private tryPutAway(id: string): void {
    const room = this.rooms.get(id)?.room;
    if (room?.isEmpty !== true || this.holds.has(id)) return;
    this.rooms.delete(id);
    const left = room
      .close()
      .catch((error: unknown) => this.around.report(error, id))
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }

  /** Tables where nothing happens until somebody comes back do not stay in memory forever. */
  putAwayIdle(): void {
    const now = this.around.now();
    for (const [id, opened] of this.rooms) {
      if (opened.room?.isIdle !== true) opened.idleSince = null;
      else {
        opened.idleSince ??= now;
        if (now - opened.idleSince >= this.around.times.putAway) this.tryPutAway(id);
      }
    }
  }

  /** The row of a table has changed: the people there are told. */
  changed(id: string): void {
    const opened = this.rooms.get(id);
    opened?.opening.then((room) => room.refresh()).catch((error: unknown) => this.around.report(error, id));
  }

  /** News from another process, for a table that is in memory here. */
  hear(news: News & { readonly table: string }, from: string): void {
    this.rooms.get(news.table)?.room?.hear(news, from);
  }

  /** Something may have been missed: a table where nobody is gets read when somebody comes. */
  lookAgain(): void {
    for (const id of this.rooms.keys()) this.tryPutAway(id);
    for (const { room } of this.rooms.values()) room?.lookAgain();
  }

  /** The service was not there for a while. */
  clocksChanged(): void {
    for (const { room } of this.rooms.values()) room?.clocksChanged();
  }

  /** What this person has said is not kept any more. */
  forget(person: string): void {
    for (const { room } of this.rooms.values()) room?.forget(person);
  }

  lose(from: string): void {
    for (const { room } of this.rooms.values()) room?.lose(from);
  }

  /** Is this person looking at that table? Null: it is not in memory here. */
  isHere(id: string, person: string): boolean | null {
    return this.rooms.get(id)?.room?.isHere(person) ?? null;
  }

  /** How often a table had to be read. */
  get opened(): number {
    return this.loads;
  }

  get size(): number {
    return this.rooms.size;
  }

  /** Everything is put away. */
  async close(): Promise<void> {
    const opened = await Promise.allSettled([...this.rooms.values()].map(({ opening }) => opening));
    this.rooms.clear();
    const rooms = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await Promise.all([...rooms.map((room) => room.close()), ...this.leaving]);
  }
}
