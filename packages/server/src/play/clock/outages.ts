import type { ClocksStore } from '../../storage/index.ts';
import type { Span } from './spans.ts';

/** How many signs of life have to be missing for an outage. */
const MISSING = 4;
/** How long people need to come back. */
const COMING_BACK = 5000;
/** No decision is older than this. */
const REMEMBERED = 120 * 86_400_000;

/** When the service was not there: nobody's time. */
export class Outages {
  private readonly store: ClocksStore;
  private readonly now: () => number;
  private readonly patience: number;
  private known: readonly Span[] = [];

  /** `alive`: how often some process says that the service lives. */
  constructor(store: ClocksStore, now: () => number, alive: number) {
    this.store = store;
    this.now = now;
    this.patience = MISSING * alive;
  }

  get spans(): readonly Span[] {
    return this.known;
  }

  /** The process starts: whatever has passed since the last sign of life is lost time. */
  begin(): Promise<boolean> {
    return this.live(0);
  }

  /** A sign of life. True: a new outage has been found. */
  beat(): Promise<boolean> {
    return this.live(this.patience);
  }

  private async live(patience: number): Promise<boolean> {
    const now = this.now();
    const since = await this.store.aliveAt();
    const isGap = since !== null && now - since > patience;
    const outage = isGap ? { began_at: since, ended_at: now + COMING_BACK } : null;
    // If somebody else was quicker, it is in the database now, too.
    if (since === null || now > since) await this.store.live(since, now, outage);
    const rows = await this.store.outagesAfter(now - REMEMBERED);
    const before = this.known.length;
    this.known = rows.map(({ began_at: from, ended_at: to }) => ({ from, to }));
    return this.known.length !== before;
  }
}
