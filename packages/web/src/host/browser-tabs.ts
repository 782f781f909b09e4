const CHANNEL = 'smash-up-games';

/** A message between tabs may come from another version. */
function readMessage(data: unknown): string | null {
  return typeof data === 'string' ? data : null;
}

/**
 * The tabs of one browser. The tab that plays holds a lock, which is released when the tab closes. Where there are no
 * locks, as on a page without a secure context, every tab plays, and the revisions of what is saved decide (see
 * store.ts).
 */
export function createBrowserTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    take: (game, lost) => request(game, lost, { ifAvailable: true }),
    await: (game, lost, signal) => request(game, lost, { signal }),
    seize: async (game, lost) => (await request(game, lost, { steal: true })) ?? FREE,
    // The rule means windows; a channel speaks to its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (game) => channel.postMessage(game),
    listen(heard) {
      channel.addEventListener('message', ({ data }) => {
        const game = readMessage(data);
        if (game !== null) heard(game);
      });
    },
  };
}

const FREE: Hold = { release: () => {} };

/** The lock is held until its promise resolves; stealing a lock rejects the promise of its request. */
function request(game: string, lost: () => void, options: LockOptions): Promise<Hold | null> {
  // Missing without a secure context, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(FREE);
  return new Promise((resolve) => {
    let isHeld = false;
    const held = locks.request(`smash-up-game ${game}`, options, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      isHeld = true;
      return new Promise<void>((release) => {
        resolve({
          release: () => {
            isHeld = false;
            release();
          },
        });
      });
    });
    held.catch(() => {
      if (isHeld) lost();
      else resolve(null);
    });
  });
}

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
