import { useSyncExternalStore } from 'react';

/** Something that is loaded when it is first drawn, and then stays. */
interface LoadedOnce<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly value: () => T | null;
}

export function loadedOnce<T>(load: () => Promise<{ readonly drawn: T }>): LoadedOnce<T> {
  const listeners = new Set<() => void>();
  let state: 'asleep' | 'loading' | 'there' = 'asleep';
  let value: T | null = null;

  async function start(): Promise<void> {
    state = 'loading';
    try {
      value = (await load()).drawn;
      state = 'there';
      for (const listener of listeners) listener();
    } catch {
      // Without a connection, say: the name and the text tell what it is, and the next card drawn tries again.
      state = 'asleep';
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (state === 'asleep') void start();
      return () => listeners.delete(listener);
    },
    value: () => value,
  };
}

/** What was loaded; null until it is there. */
export function useLoaded<T>(source: LoadedOnce<T>): T | null {
  return useSyncExternalStore(source.subscribe, source.value, source.value);
}
