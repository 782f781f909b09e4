import { every } from '../clock.ts';
import { hear, useOnline, type Hearer } from './online.ts';

interface Followed extends Hearer {
  readonly read: () => Promise<void>;
  /** Without a socket, it is read again after so many milliseconds. */
  readonly againMillis: number;
}

/** Reads something now, and hears of what changes, until the returned function is called. */
export function follow({ tell, opened, read, againMillis }: Followed): () => void {
  const stop = hear({ tell, opened });
  const end = every(againMillis, () => {
    if (useOnline.getState().line === 'http') void read();
  });
  void read();
  return () => {
    stop();
    end();
  };
}
