import { SERIES_FACTIONS, SERIES_LENGTHS } from '@smashup/referee/protocol';
import * as z from 'zod/mini';

/** A game as it is kept: the text of its file, and what the list of saved games shows of it. */
const storedSchema = z.object({
  game: z.string(),
  factions: z.readonly(z.array(z.readonly(z.array(z.string())))),
  vp: z.readonly(z.array(z.number())),
  turn: z.number(),
  /** Null: it is not over; several who share a win: the first of them. */
  winner: z.nullable(z.number()),
  /** All of them; missing in early saves. */
  winners: z.optional(z.readonly(z.array(z.number()))),
  /** The seat that has given up; missing in early saves. */
  conceded: z.optional(z.nullable(z.number())),
  /** The series that it belongs to; missing: it stands alone. */
  series: z.optional(
    z.object({
      of: z.literal(SERIES_LENGTHS),
      factions: z.enum(SERIES_FACTIONS),
      games: z.readonly(z.array(z.readonly(z.array(z.number())))),
    }),
  ),
  savedAt: z.number(),
  /** Counts how often the game was saved; missing in early saves. */
  revision: z.optional(z.number()),
});

export type StoredGame = Readonly<z.infer<typeof storedSchema>>;

/** Nobody: it is not over. */
export function winnersOf({ winner, winners }: Pick<StoredGame, 'winner' | 'winners'>): readonly number[] {
  return winners ?? (winner === null ? [] : [winner]);
}

/** Null: it is damaged, or something else. */
export function readStored(data: unknown): StoredGame | null {
  return z.safeParse(storedSchema, data).data ?? null;
}

/** Whether a game may replace what is saved: nothing newer is ever replaced. */
export function supersedes(stored: StoredGame, kept: unknown): boolean {
  return revisionOf(stored) > revisionOf(readStored(kept));
}

export function revisionOf(stored: StoredGame | null): number {
  return stored?.revision ?? 0;
}

/** Storage of games. Entries may be damaged or come from another version. */
export interface Store {
  entries(): Promise<readonly (readonly [id: string, stored: unknown])[]>;
  read(id: string): Promise<unknown>;
  /** Saves it, in one transaction, unless something saved is newer; returns whether it was saved. */
  write(id: string, stored: StoredGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}
