import type { ClocksStore, DeadlineRow } from '../../storage/index.ts';
import type { TableCache } from '../table-cache.ts';

const AT_ONCE = 50;
/** A table that cannot be opened is tried again. */
const TRY_AGAIN = 60_000;

interface DeadlineServices {
  readonly store: ClocksStore;
  readonly tableCache: TableCache;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

/** Checks the tables where somebody's time may be up, including those that nobody has open. */
export async function checkDeadlines({ store, tableCache, now, report }: DeadlineServices): Promise<void> {
  const look = async (row: DeadlineRow): Promise<void> => {
    try {
      const next = await tableCache.holding(row.game, async () =>
        (await tableCache.get(row.game)).timeOuts.check(),
      );
      if (next === null) await store.drop(row);
      else await store.putOff(row, Math.max(next, now() + 1));
    } catch (error) {
      report(error, row.game);
      await store.putOff(row, now() + TRY_AGAIN);
    }
  };
  for (const row of await store.due(now(), AT_ONCE)) await look(row);
}
