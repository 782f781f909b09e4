import { writeBookmark } from './bookmarks.ts';
import { packCheckpoint } from './record.ts';
import type { RoomState } from './room-state.ts';

/**
 * Saves a running game at the beginning of every turn and when it is put away, so that it is opened without playing
 * it from the deal, and can go on when its cards have changed. The log is the truth: what is saved here saves time,
 * and helps where the log can no longer be played.
 */
export class Checkpoints {
  private readonly state: RoomState;
  private turn = 0;
  private rows = 0;
  private saving: Promise<unknown> = Promise.resolve();

  constructor(state: RoomState) {
    this.state = state;
    this.rows = state.game?.rows ?? 0;
  }

  stepped(): void {
    const match = this.state.game?.match;
    if (match === undefined || !match.isBetweenCards || match.turn === this.turn) return;
    this.turn = match.turn;
    this.save();
  }

  /** Resolves when everything that is to be saved has been. */
  async close(): Promise<void> {
    if (this.state.isPlaying && this.state.game !== null && this.state.game.rows > this.rows) this.save();
    await this.saving;
  }

  private save(): void {
    const { game, around, id } = this.state;
    if (game === null) return;
    const { rows } = game;
    this.rows = rows;
    const packed = packCheckpoint(game.match.save());
    const bookmark = writeBookmark(around, game);
    this.saving = this.saving
      .then(() => around.log.saveCheckpoint(id, { rows, packed, bookmark }))
      .catch((error: unknown) => around.report(error, id));
  }
}
