import { tracked } from '../activity.ts';

/** Fetches a data file of this client's own build when it is first needed. `isFile` only checks that it is there. */
export function fetchOnce<T>(address: string, isFile: (data: unknown) => data is T): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= tracked('file', fetchFile(address, isFile)).catch((error: unknown) => {
      // Offline, for example: the next caller tries again.
      asked = null;
      throw error;
    });
    return asked;
  };
}

async function fetchFile<T>(address: string, isFile: (data: unknown) => data is T): Promise<T> {
  const response = await fetch(address);
  const data: unknown = await response.json();
  if (!response.ok || !isFile(data)) throw new Error(`There is nothing at ${address}.`);
  return data;
}
