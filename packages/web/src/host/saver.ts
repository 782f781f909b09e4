import type { Opened } from './opened.ts';
import type { SavedGames } from './saved-games.ts';
import type { OwnStats } from './stats/own-stats.ts';

interface SaverEvents {
  /** Other tabs that show the game follow. */
  saved(id: string): void;
  /** Another tab has kept something newer, which takes precedence. */
  outdated(id: string): Promise<void>;
  /** Called once: play goes on even if a game cannot be saved. */
  failed(error: unknown): void;
}

/** Saves the open game after every decision, and enters it into the statistics once it is over. */
export class Saver {
  private readonly games: SavedGames;
  private readonly ownStats: OwnStats;
  private readonly events: SaverEvents;
  private readonly saving = new Set<Promise<void>>();
  private hasFailed = false;

  constructor(games: SavedGames, ownStats: OwnStats, events: SaverEvents) {
    this.games = games;
    this.ownStats = ownStats;
    this.events = events;
  }

  /** Resolves when everything has been saved. */
  async stored(): Promise<void> {
    while (this.saving.size > 0) await Promise.all(this.saving);
  }

  async save(game: Opened): Promise<void> {
    const saving = this.saveNow(game);
    this.saving.add(saving);
    try {
      await saving;
    } finally {
      this.saving.delete(saving);
    }
  }

  private async saveNow({ id, match, conceded, series, hold }: Opened): Promise<void> {
    if (hold === null) return;
    try {
      if (await this.games.save(id, { match, conceded, series })) this.events.saved(id);
      else await this.events.outdated(id);
      if (conceded !== null || match.next.kind === 'over') await this.ownStats.enter();
    } catch (error) {
      if (!this.hasFailed) this.events.failed(error);
      this.hasFailed = true;
    }
  }
}
