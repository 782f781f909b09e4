import type { OutboxRow, OutboxStore } from '../storage/index.ts';

/** Longer than any sending takes: after that, another process sends what a process that died was holding. */
const HOLD_MILLIS = 300_000;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 6 * 3_600_000;
const GIVE_UP_MILLIS = 3 * 86_400_000;

interface RetriesServices {
  readonly outbox: OutboxStore;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

/**
 * Sends letters once, as far as the other end lets us know: each is held while it is tried, and retried less and less
 * often.
 */
export class Retries {
  private readonly services: RetriesServices;

  constructor(services: RetriesServices) {
    this.services = services;
  }

  /** False: another process has them, or they were taken back. */
  hold(letters: readonly OutboxRow[]): Promise<boolean> {
    const { outbox, now } = this.services;
    return outbox.hold(idsOf(letters), now(), now() + HOLD_MILLIS);
  }

  drop(letters: readonly OutboxRow[]): Promise<boolean> {
    return this.services.outbox.drop(idsOf(letters));
  }

  putOff(letters: readonly OutboxRow[], until: number): Promise<boolean> {
    return this.services.outbox.putOff(idsOf(letters), until);
  }

  /** The attempt failed. A letter that nobody took for days is dropped, and that is logged. */
  async failed(letters: readonly OutboxRow[], error: unknown): Promise<void> {
    const { now, report } = this.services;
    const late = letters.filter(({ made_at }) => made_at <= now() - GIVE_UP_MILLIS);
    const others = letters.filter((letter) => !late.includes(letter));
    if (late.length > 0) {
      report(error, `${late[0]?.channel ?? 'outbox'}: given up`);
      await this.drop(late);
    }
    const tries = Math.max(0, ...others.map(({ attempts }) => attempts));
    if (others.length > 0) await this.putOff(others, now() + waitAfter(tries));
  }
}

function idsOf(letters: readonly OutboxRow[]): string[] {
  return letters.map(({ id }) => id);
}

/** `tries`: how many there were before the one that failed. */
function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 4 ** tries);
}
