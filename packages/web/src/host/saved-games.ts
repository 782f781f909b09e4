import { smashUp } from '@smashup/cards';
import { SmashUpError } from '@smashup/engine';
import { readGame, type Match, type ReadGame, type Referee } from '@smashup/referee';
import type { SavedGame } from '../protocol/referee-api.ts';
import { readStored, type Store, type StoredGame, revisionOf } from './store.ts';
import { DAMAGED, describe, textOf, toStore, type Kept } from './stored-game.ts';

/** A game that can be played, and what has to be said about it: its cards may have changed since. */
interface Found {
  readonly match: Match;
  readonly note: string | null;
}

/** The saved games. Nothing is deleted unless a person says so. */
export class SavedGames {
  private readonly referee: Referee;
  private readonly store: Store;
  private readonly now: () => number;
  private readonly writes: NewestWrites;

  constructor(referee: Referee, store: Store, now: () => number) {
    this.referee = referee;
    this.store = store;
    this.now = now;
    this.writes = new NewestWrites(store);
  }

  /** The newest first. */
  async list(): Promise<SavedGame[]> {
    await this.writes.settled();
    const entries = await this.store.entries();
    return entries
      .map(([id, stored]) => describe(id, stored))
      .sort((one, other) => other.savedAt - one.savedAt);
  }

  /** The finished games, as stored. */
  async finished(): Promise<(readonly [id: string, game: StoredGame])[]> {
    await this.writes.settled();
    const entries = await this.store.entries();
    return entries.flatMap(([id, data]) => {
      const stored = readStored(data);
      return stored === null || stored.winner === null ? [] : [[id, stored] as const];
    });
  }

  /** The text of a saved game; for a damaged one, everything stored, so that it can be repaired. */
  async text(id: string): Promise<string> {
    const data = await this.stored(id);
    return readStored(data)?.game ?? JSON.stringify(data);
  }

  async open(id: string): Promise<Found & Kept> {
    const stored = readStored(await this.stored(id));
    if (stored === null) throw new SmashUpError(DAMAGED);
    this.writes.buildOn(id, stored);
    return { ...this.read(stored.game), conceded: stored.conceded ?? null, series: stored.series ?? null };
  }

  private async stored(id: string): Promise<unknown> {
    await this.writes.settled();
    const data = await this.store.read(id);
    if (data === undefined) throw new SmashUpError('There is no such saved game.');
    return data;
  }

  /** The game of a text, to be played on. */
  read(text: string): Found {
    return this.play(readGame(smashUp, text));
  }

  /** Plays it through before it is kept, so that nothing broken gets in. */
  async add(id: string, text: string): Promise<Found> {
    const found = this.read(text);
    if (await this.has(found.match)) throw new SmashUpError('This game is already in your saved games.');
    await this.save(id, { match: found.match, conceded: null, series: null });
    return found;
  }

  private play({ record, seats, note }: ReadGame): Found {
    try {
      return { match: this.referee.resume(seats, record), note };
    } catch (error) {
      if (error instanceof SmashUpError)
        throw new SmashUpError(`The game cannot be played: ${error.message}`);
      throw new SmashUpError('The game cannot be played: it stops with an error.', { cause: error });
    }
  }

  /** Two with the same name could not be told apart. */
  private async has(match: Match): Promise<boolean> {
    await this.writes.settled();
    const written = textOf(match);
    const entries = await this.store.entries();
    return entries.some(([, stored]) => readStored(stored)?.game === written);
  }

  /** True when this, or something newer of the same game, is kept; false: another tab has kept something newer. */
  save(id: string, kept: Kept): Promise<boolean> {
    return this.writes.write(id, toStore(kept, this.now()));
  }

  async forget(id: string): Promise<void> {
    this.writes.drop(id);
    await this.writes.settled();
    await this.store.remove(id);
  }
}

/** Writes games one after another, and never overwrites a newer one from another tab. */
class NewestWrites {
  private readonly store: Store;
  /** The latest pending write of each game: while one write is under way, only the newest of the others counts. */
  private readonly waiting = new Map<string, StoredGame>();
  private writing: Promise<void> | null = null;
  /** The last revision of each game read or written here: a newer one comes from another tab. */
  private readonly revisions = new Map<string, number>();
  /** Games of which another tab has kept something newer. */
  private readonly outdated = new Set<string>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Later writes build on this. */
  buildOn(id: string, stored: StoredGame): void {
    this.revisions.set(id, revisionOf(stored));
    this.outdated.delete(id);
  }

  /** True when this, or something newer of the same game, is kept; false: another tab has kept something newer. */
  async write(id: string, stored: StoredGame): Promise<boolean> {
    this.waiting.set(id, stored);
    this.writing ??= this.writeAll();
    await this.writing;
    return !this.outdated.has(id);
  }

  private async writeAll(): Promise<void> {
    try {
      for (const [id, stored] of this.waiting) {
        this.waiting.delete(id);
        const revision = (this.revisions.get(id) ?? 0) + 1;
        if (await this.store.write(id, { ...stored, revision })) this.revisions.set(id, revision);
        else this.outdated.add(id);
      }
    } finally {
      this.writing = null;
    }
  }

  /** Pending writes are dropped. */
  drop(id: string): void {
    this.waiting.delete(id);
  }

  /** The writer is told that it failed; a reader takes what there is. */
  async settled(): Promise<void> {
    await this.writing?.catch(() => {});
  }
}
