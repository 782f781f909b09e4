import { Room } from './room.ts';
import type { RoomSurroundings } from './surroundings.ts';

interface Opened {
  readonly opening: Promise<Room>;
  room: Room | null;
}

/** The tables that are in memory, the least recently used first. Any of them can be made again from what is stored. */
export class Hall {
  private readonly around: RoomSurroundings;
  private readonly most: number;
  private readonly rooms = new Map<string, Opened>();

  constructor(around: RoomSurroundings, most: number) {
    this.around = around;
    this.most = most;
  }

  room(id: string): Promise<Room> {
    const opened = this.rooms.get(id) ?? this.open(id);
    this.rooms.delete(id);
    this.rooms.set(id, opened);
    this.makeSpace();
    return opened.opening;
  }

  private open(id: string): Opened {
    return { opening: this.load(id), room: null };
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
    let surplus = this.rooms.size - this.most;
    for (const [id, { room }] of this.rooms) {
      if (surplus <= 0) return;
      if (room?.isEmpty !== true) continue;
      room.close();
      this.rooms.delete(id);
      surplus--;
    }
  }

  /** The row of a table has changed: whoever is there hears of it. */
  changed(id: string): void {
    const opened = this.rooms.get(id);
    opened?.opening.then((room) => room.refresh()).catch((error: unknown) => this.around.report(error, id));
  }

  get size(): number {
    return this.rooms.size;
  }

  close(): void {
    for (const { room } of this.rooms.values()) room?.close();
    this.rooms.clear();
  }
}
