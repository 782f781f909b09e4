import type { RoomView } from '@smashup/server/protocol';
import { askTable, useTable } from './table.ts';

interface Wish {
  readonly table: string;
  /** The seat that one would rather have; null: any. */
  readonly seat: number | null;
}

/** Where somebody wants to play who is not there yet. */
let wish: Wish | null = null;

/** Whoever has said that they want to play at a table need not say so again when they come there. */
export function wishToPlay(table: string, seat: number | null): void {
  wish = { table, seat };
}

/** Does at a table that has not begun what was wished for before one came; once. */
export async function playAsWished(room: RoomView): Promise<void> {
  if (wish?.table !== room.id) return;
  const { seat: wanted } = wish;
  wish = null;
  if (room.mine !== null) return beReady(room, true);
  const free = room.seats.filter((seat) => mayTake(seat));
  const seat = free.find((each) => each.seat === wanted) ?? free[0];
  if (seat !== undefined) await takeSeat(room, seat.seat);
}

/** May somebody who does not sit at this table sit there? */
export function mayTake({ kind }: RoomView['seats'][number]): boolean {
  return kind === 'open' || (kind === 'invited' && useTable.getState().invitation !== null);
}

/** Whoever sits down wants to play: they are ready for the table as they saw it. */
export async function takeSeat(room: RoomView, seat: number): Promise<void> {
  const { invitation } = useTable.getState();
  const reply = await askTable((table) => ({
    ask: 'sit',
    table,
    seat,
    ...(invitation === null ? {} : { invitation }),
  }));
  // At a quick match everybody is ready from the start.
  if (reply !== null && !room.quick) await beReady(room, true);
}

export async function beReady({ version }: RoomView, ready: boolean): Promise<void> {
  await askTable((table) => ({ ask: 'ready', table, version, ready }));
}
