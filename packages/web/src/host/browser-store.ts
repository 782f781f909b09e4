import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Store } from './store.ts';

/** Keeps games in the browser's own database. */
export function createBrowserStore(): Store {
  const games = createStore('smash-up', 'games');
  return {
    entries: () => entries<string, unknown>(games),
    read: (id) => get<unknown>(id, games),
    write: (id, stored) => set(id, stored, games),
    remove: (id) => del(id, games),
  };
}
