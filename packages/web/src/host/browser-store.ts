import { createStore, del, entries, get, keys, update, type UseStore } from 'idb-keyval';
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

/** Whether any game is kept: for the page, which need not wake the referee when there is none. */
export async function hasGames(): Promise<boolean> {
  const ids = await keys(openGames());
  return ids.length > 0;
}

function openGames(): UseStore {
  return createStore('smash-up', 'games');
}
