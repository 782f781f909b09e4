import type { ClocksStore, DeadlineRow } from '../storage/index.ts';
import type { Hall } from './hall.ts';

const AT_ONCE = 50;
/** A table that cannot be opened is tried again. */
const TRY_AGAIN = 60_000;

interface DeadlineSurroundings {
  readonly store: ClocksStore;
  readonly hall: Hall;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

/** Checks the tables where somebody's time may be up, including those that nobody has open. */
export async function lookAtDeadlines({ store, hall, now, report }: DeadlineSurroundings): Promise<void> {
  const look = async (row: DeadlineRow): Promise<void> => {
    try {
      const next = await hall.holding(row.game, async () => (await hall.room(row.game)).timeOuts.lookNow());
      if (next === null) await store.drop(row);
      else await store.putOff(row, Math.max(next, now() + 1));
    } catch (error) {
      report(error, row.game);
      await store.putOff(row, now() + TRY_AGAIN);
    }
  };
  for (const row of await store.due(now(), AT_ONCE)) await look(row);
}
