import { hear, useOnline, type Hearer } from './online.ts';

interface Followed extends Hearer {
  readonly read: () => Promise<void>;
  /** Without a socket, it is read again after so many milliseconds. */
  readonly againMillis: number;
}

/** Reads something now, and hears of what changes, until the returned function is called. */
export function follow({ tell, opened, read, againMillis }: Followed): () => void {
  const stop = hear({ tell, opened });
  const timer = setInterval(() => {
    if (useOnline.getState().line === 'http') void read();
  }, againMillis);
  void read();
  return () => {
    stop();
    clearInterval(timer);
  };
}
