/**
 * The page's clock: the only file that may use the browser's timers (the linter enforces it). Tests move the page's time
 * by replacing those timers as a whole, with Playwright's `page.clock` in a browser and with Vitest's fake timers
 * elsewhere. So nothing has to be handed around, and libraries such as the socket's follow the same clock.
 */

const pending = new Map<object, number>();

/** Milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** Does something after that many milliseconds; returns a function that cancels it. */
export function after(millis: number, job: () => void): () => void {
  const key = {};
  const timer = setTimeout(() => {
    pending.delete(key);
    job();
  }, millis);
  pending.set(key, now() + millis);
  return () => {
    pending.delete(key);
    clearTimeout(timer);
  };
}

/** Does something again and again; returns a function that ends it. */
export function every(millis: number, job: () => void): () => void {
  let cancel = after(millis, function round() {
    cancel = after(millis, round);
    job();
  });
  return () => cancel();
}

export function pause(millis: number): Promise<void> {
  return new Promise((resolve) => void after(millis, resolve));
}

/** Does work that is aborted after that many milliseconds, or with the signal. */
export async function within<T>(
  millis: number,
  work: (signal: AbortSignal) => Promise<T>,
  aborted: AbortSignal | null = null,
): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const cancel = after(millis, abort);
  aborted?.addEventListener('abort', abort);
  if (aborted?.aborted === true) abort();
  try {
    return await work(controller.signal);
  } finally {
    cancel();
    aborted?.removeEventListener('abort', abort);
  }
}

/** When the next timer is due, in milliseconds since 1970; null: none runs. */
export function nextDue(): number | null {
  return pending.size === 0 ? null : Math.min(...pending.values());
}
