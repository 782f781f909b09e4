import { writeBookmark } from './bookmarks.ts';
import { packCheckpoint } from './record.ts';
import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';

/**
 * Saves a running game at the beginning of every turn and when it leaves memory. Opening it is then quicker than playing
 * it from the deal, and it can go on when its cards have changed. The journal remains the truth.
 */
export class Checkpoints implements Part {
  private readonly state: TableState;
  private turn = 0;
  private rows = 0;
  private saving: Promise<unknown> = Promise.resolve();

  constructor(state: TableState) {
    this.state = state;
    this.rows = state.game?.rows ?? 0;
  }

  reconcile(): null {
    const { game, isPlaying } = this.state;
    if (!isPlaying || game === null || game.rows === this.rows) return null;
    const { match } = game;
    if (!match.isBetweenCards || match.turn === this.turn) return null;
    this.turn = match.turn;
    this.save();
    return null;
  }

  /** Resolves when everything that is to be saved has been. */
  async close(): Promise<void> {
    if (this.state.isPlaying && this.state.game !== null && this.state.game.rows > this.rows) this.save();
    await this.saving;
  }

  private save(): void {
    const { game, services, id } = this.state;
    if (game === null) return;
    const { rows } = game;
    this.rows = rows;
    const packed = packCheckpoint(game.match.save());
    const bookmark = writeBookmark(services, game);
    this.saving = this.saving
      .then(() => services.journal.saveCheckpoint(id, { rows, packed, bookmark }))
      .catch((error: unknown) => services.report(error, id));
  }
}
