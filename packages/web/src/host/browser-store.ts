import { createStore, del, entries, get, set, update } from 'idb-keyval';
import { openGames } from './games-database.ts';
import type { StatsStore } from './stats/own-stats.ts';
import { supersedes, type Store } from './store.ts';

/** Keeps games in the browser's own database. */
export function createBrowserStore(): Store {
  const games = openGames();
  return {
    entries: () => entries<string, unknown>(games),
    read: (id) => get<unknown>(id, games),
    async write(id, stored) {
      let isKept = false;
      const put = (kept: unknown): unknown => {
        isKept = supersedes(stored, kept);
        return isKept ? stored : kept;
      };
      await update<unknown>(id, put, games);
      return isKept;
    },
    remove: (id) => del(id, games),
  };
}

/** Keeps the player's statistics there. */
export function createStatsStore(): StatsStore {
  const stats = createStore('smash-up-record', 'games');
  return {
    entries: () => entries<string, unknown>(stats),
    write: (id, entry) => set(id, entry, stats),
  };
}
