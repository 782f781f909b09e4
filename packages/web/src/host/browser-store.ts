import { createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval';
import type { Store } from './store.ts';

/** Keeps games in the browser's own database. */
export function createBrowserStore(): Store {
  const games = openGames();
  return {
    entries: () => entries<string, unknown>(games),
    read: (id) => get<unknown>(id, games),
    write: (id, stored) => set(id, stored, games),
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
