/** A game as it is kept: the text of its file, and what the list of saved games shows of it. */
export interface StoredGame {
  readonly game: string;
  readonly factions: readonly (readonly string[])[];
  readonly vp: readonly number[];
  readonly turn: number;
  readonly winner: number | null;
  readonly savedAt: number;
}

/** Where games are kept. What comes out of it may have been written by another version, or be damaged. */
export interface Store {
  entries(): Promise<readonly (readonly [id: string, stored: unknown])[]>;
  read(id: string): Promise<unknown>;
  write(id: string, stored: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
}
