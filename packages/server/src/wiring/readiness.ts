import type { Clock } from '../clock.ts';
import type { Pulse } from '../operation/index.ts';
import type { Storage } from '../storage/index.ts';

/** A database that takes longer counts as gone. */
const READY_MILLIS = 2000;

/** The database answers and stores what it is given, and this process has not been told to end. */
export function readiness(
  { after }: Pick<Clock, 'after'>,
  storage: Storage,
  pulse: Pulse,
): { isReady: () => Promise<boolean>; end: () => void } {
  let isEnding = false;
  return {
    isReady: async () => {
      // Some process writes every few seconds, even when nobody plays.
      if (isEnding || pulse.stalled > READY_MILLIS) return false;
      let cancel = (): void => {};
      const late = new Promise<boolean>((resolve) => {
        cancel = after(READY_MILLIS, () => resolve(false));
      });
      const asked = storage.tables.byId('').then(
        () => true,
        () => false,
      );
      return Promise.race([asked, late]).finally(() => cancel());
    },
    end: () => {
      isEnding = true;
    },
  };
}
