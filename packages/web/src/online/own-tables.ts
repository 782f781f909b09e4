import { hear, readMe, useOnline } from './online.ts';

/** Without a socket, they are asked for now and then. */
const AGAIN_MILLIS = 10_000;

/** Keeps the list of one's own tables as it is now, until the returned function is called. */
export function followOwnTables(): () => void {
  let isReading = false;
  let isToReadAgain = false;
  const read = async (): Promise<void> => {
    if (isReading) {
      isToReadAgain = true;
      return;
    }
    isReading = true;
    // The line reports what fails here.
    await readMe().catch(() => {});
    isReading = false;
    if (!isToReadAgain) return;
    isToReadAgain = false;
    await read();
  };
  const stop = hear({
    tell: (message) => {
      if (message.tell === 'own tables') void read();
    },
    // Whoever connects reads it anyway.
    opened: () => {},
  });
  const timer = setInterval(() => {
    if (useOnline.getState().line === 'http') void read();
  }, AGAIN_MILLIS);
  void read();
  return () => {
    stop();
    clearInterval(timer);
  };
}
