/** Starts something and resolves with its result; rejects at once with the signal's reason if that is aborted first. */
export async function unlessAborted<T>(signal: AbortSignal | undefined, start: () => Promise<T>): Promise<T> {
  if (signal === undefined) return start();
  signal.throwIfAborted();
  const over = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal });
  });
  try {
    return await Promise.race([start(), aborted]);
  } finally {
    over.abort();
  }
}
