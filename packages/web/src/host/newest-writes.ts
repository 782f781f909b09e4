import { revisionOf, type Store, type StoredGame } from './store.ts';

/** Writes games one after another, and never overwrites a newer one from another tab. */
export class NewestWrites {
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
  goOnFrom(id: string, stored: StoredGame): void {
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
