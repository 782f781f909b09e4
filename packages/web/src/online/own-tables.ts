import { follow } from './following.ts';
import { readMe } from './online.ts';

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
  return follow({
    tell: (message) => {
      if (message.tell === 'own tables') void read();
    },
    // Whoever connects reads it anyway.
    opened: () => {},
    read,
    againMillis: AGAIN_MILLIS,
  });
}
