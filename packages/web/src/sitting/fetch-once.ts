/** Fetches a data file of this client's own making when it is first asked for. `isFile` says no more than that it is there. */
export function fetchOnce<T>(address: string, isFile: (data: unknown) => data is T): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= fetchFile(address, isFile).catch((error: unknown) => {
      // Without a connection, say: whoever asks next tries again.
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
