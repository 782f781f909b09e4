import type { Level } from '@smashup/bots';
import type { Match, Next, Prepared, BotTask } from './match.ts';

/** An answer that no person has to give. */
type Automatic = Extract<Next, { readonly kind: 'bot' | 'pass' }>;

/** What a host plugs into the driver of its match: bots, clocks, storage and screens. */
export interface DriverHost {
  /** The match to advance; null: none now, since none is open, a player has conceded, or another host plays it. */
  match(): Match | null;
  /** False: the driver stops here until the next `advance`. */
  wants?(next: Automatic): boolean;
  /** The picks of a bot of that level; null: the game stops here. If it rejects, a random bot is asked instead. */
  think(question: BotTask, level: Level): Promise<readonly number[] | null>;
  /** The pending decision has changed: stop thinking about the old one. */
  moved?(): void;
  /**
   * Resolves when the answer may be given or the person asked: after a uniform delay, or once the screen has shown
   * everything.
   */
  wait?(next: Next): Promise<void> | void;
  /** Stores the step and commits it. `prepare` may be called again; it gives null once something else was decided. */
  take(prepare: () => Prepared | null): Promise<void> | void;
  /** Called when a person has to decide. */
  call?(): void;
}

/** The decision the driver works on. A new object for each. */
interface Turn {
  readonly match: Match;
  /** Of the entry that answers it. */
  readonly number: number;
  readonly next: Next;
  readonly isWanted: boolean;
}

/**
 * Advances a match until a person has to decide: lets bots answer, and passes for those who do not want to be asked.
 * It has neither timers nor storage of its own, and never gives an answer to a decision that is no longer pending.
 */
export class Driver {
  private readonly host: DriverHost;
  private turn: Turn | null = null;
  /** Fulfilled when the driver stops, for whatever reason. */
  private stopped: Promise<void> = Promise.resolve();

  constructor(host: DriverHost) {
    this.host = host;
  }

  /**
   * Call it whenever something may have changed: after an answer, an undo, a standing order, a concession. If the same
   * decision is still pending, whoever thinks about it goes on. Resolves when the driver stops or another call has gone
   * on from here; rejects if it fails, and then the next call tries again.
   */
  advance(): Promise<void> {
    const now = this.current();
    if (isSameTurn(now, this.turn)) return this.stopped;
    const run = this.run(now);
    this.stopped = run.catch(() => {});
    return run;
  }

  private async run(from: Turn | null): Promise<void> {
    for (let turn = from; ; turn = this.current()) {
      this.turn = turn;
      this.host.moved?.();
      if (turn === null) return;
      try {
        await this.decide(turn);
      } catch (error) {
        if (this.turn === turn) this.turn = null;
        throw error;
      }
      // Another call took over, or the host did not take the step.
      if (this.turn !== turn || this.isPending(turn)) return;
    }
  }

  private async decide(turn: Turn): Promise<void> {
    const { match, next, isWanted } = turn;
    if (!isWanted || next.kind === 'over') return;
    const picks = await this.picksFor(turn);
    if (!this.isPending(turn)) return;
    if (next.kind === 'person') return this.host.call?.();
    if (picks === null) return;
    await this.host.take(() => (this.isPending(turn) ? prepare(match, next, picks) : null));
  }

  /** The answer that needs no person, when it is due; null: none. */
  private async picksFor(turn: Turn): Promise<readonly number[] | null> {
    const { next } = turn;
    try {
      const picks = next.kind === 'bot' ? await this.think(turn, next.question, next.level) : null;
      await this.host.wait?.(next);
      return next.kind === 'pass' ? next.picks : picks;
    } catch (error) {
      if (this.isPending(turn)) throw error;
      return null;
    }
  }

  /** A bot that fails is replaced by a random one. */
  private async think(turn: Turn, question: BotTask, level: Level): Promise<readonly number[] | null> {
    try {
      return await this.host.think(question, level);
    } catch (error) {
      if (level === 'random' || !this.isPending(turn)) throw error;
      return this.think(turn, question, 'random');
    }
  }

  private current(): Turn | null {
    const match = this.host.match();
    if (match === null) return null;
    const { next, number } = match;
    const isAutomatic = next.kind === 'bot' || next.kind === 'pass';
    return { match, number, next, isWanted: !isAutomatic || this.host.wants?.(next) !== false };
  }

  private isPending(turn: Turn): boolean {
    return this.turn === turn && isSameTurn(this.current(), turn);
  }
}

/** Every change to a match adds an entry, except a change of who answers. */
function isSameTurn(one: Turn | null, other: Turn | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.match === other.match &&
    one.number === other.number &&
    one.next.kind === other.next.kind &&
    one.isWanted === other.isWanted
  );
}

function prepare(match: Match, next: Automatic, picks: readonly number[]): Prepared {
  if (next.kind === 'pass') return match.prepare(next.seat, next.decision, next.picks, 'referee');
  const { seat, id } = next.question.decision;
  return match.prepare(seat, id, picks, 'bot');
}
