/** A game that this tab plays, until it lets it go or another tab takes it. */
export interface Hold {
  release(): void;
}

/** Coordinates tabs with the same game: one plays it, the others follow. */
export interface Tabs {
  /** Takes the game if no other tab has it; null: another one does. `lost` is called when another tab takes it away. */
  take(game: string, lost: () => void): Promise<Hold | null>;
  /** Takes the game as soon as no other tab has it; null: aborted first. */
  await(game: string, lost: () => void, signal: AbortSignal): Promise<Hold | null>;
  /** Takes the game, whichever tab has it. */
  seize(game: string, lost: () => void): Promise<Hold>;
  /** Something newer has been saved for that game. */
  tell(game: string): void;
  /** Hears what the other tabs tell. */
  listen(heard: (game: string) => void): void;
}
