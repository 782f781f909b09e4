import { createStore, keys, type UseStore } from 'idb-keyval';

/** The IndexedDB database of saved games. */
export function openGames(): UseStore {
  return createStore('smash-up', 'games');
}

/** Whether any game is kept: for the page, which need not wake the referee when there is none. */
export async function hasGames(): Promise<boolean> {
  const ids = await keys(openGames());
  return ids.length > 0;
}
