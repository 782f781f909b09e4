import { useSyncExternalStore } from 'react';
import { tracked } from '../activity.ts';

/** Something that is loaded when it is first drawn, and then stays. */
export interface LoadedOnce<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly value: () => T | null;
}

export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  const listeners = new Set<() => void>();
  let isLoading = false;
  let value: T | null = null;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      value = await tracked('file', load());
      for (const listener of listeners) listener();
    } catch {
      // Offline, for example: the name and the text say what it is, and the next card drawn tries again.
    } finally {
      isLoading = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (value === null && !isLoading) void start();
      return () => listeners.delete(listener);
    },
    value: () => value,
  };
}

/** The loaded data; null until it is there. */
export function useLoaded<T>(source: LoadedOnce<T>): T | null {
  return useSyncExternalStore(source.subscribe, source.value, source.value);
}
