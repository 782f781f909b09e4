import { Driver, type Next } from '@smashup/referee';
import type { LiveGame } from './journal/live-game.ts';
import type { Part } from './part.ts';
import { isFailure, type Queue } from './queue.ts';
import { packJournal } from './journal/record.ts';
import type { TableState } from './table-state.ts';
import type { Steps } from './journal/steps.ts';

/** A bot in a window has thought before its time is over. */
const SHARE_OF_WINDOW = 0.8;
/** Made once, because an error captures its stack. */
const DECIDED = new DOMException('That has been decided already.', 'AbortError');

/** What happens without anybody asking: bots answer, empty windows pass, a finished game becomes a record. */
export class Progress implements Part {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly failed: (error: unknown) => void;
  private readonly driver: Driver;
  /** Ends the thinking about the table as it was. */
  private work: AbortController | null = null;
  /** Its journal is becoming a record. */
  private finishing: LiveGame | null = null;
  private isStopped = false;

  constructor(state: TableState, queue: Queue, steps: Steps, failed: (error: unknown) => void) {
    this.state = state;
    this.queue = queue;
    this.failed = failed;
    this.driver = new Driver({
      match: () => (this.isStopped ? null : (state.underWay?.match ?? null)),
      moved: () => {
        this.work?.abort(DECIDED);
        this.work = null;
      },
      think: async (question, level) => {
        const { bots, times } = state.services;
        const most = this.isWindow ? times.window * SHARE_OF_WINDOW : Number.POSITIVE_INFINITY;
        const { answer } = await bots.decide(question, level, most, this.signal);
        return answer.picks;
      },
      wait: (next) => this.untilWindowIsOver(next),
      take: (prepare) => queue.run(() => steps.take(prepare)),
    });
  }

  /** Ends with the decision that is pending. */
  get signal(): AbortSignal {
    this.work ??= new AbortController();
    return this.work.signal;
  }

  /** Whatever happens from now on has no consequences here. */
  stop(): void {
    this.isStopped = true;
    void this.driver.advance();
  }

  reconcile(): null {
    this.watch(this.driver.advance());
    const { game, isPlaying } = this.state;
    if (!isPlaying || game?.isOver !== true || game === this.finishing) return null;
    this.finishing = game;
    const finished = this.queue.run(() => this.finish());
    this.watch(
      finished.finally(() => {
        this.finishing = null;
      }),
    );
    return null;
  }

  /** What fails is tried again when the table is reconciled next. */
  private watch(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (isFailure(error)) this.failed(error);
    });
  }

  private get isWindow(): boolean {
    return (this.state.game?.match.passing ?? null) !== null;
  }

  /** Both a bot and a pass take as long as the window lasts: how long it took would say who could respond. */
  private async untilWindowIsOver({ kind }: Next): Promise<void> {
    if (kind === 'pass' || (kind === 'bot' && this.isWindow)) await this.state.windowOver();
  }

  /** The journal becomes a record. */
  private async finish(): Promise<void> {
    const { game, services, id } = this.state;
    if (game === null || !this.state.isPlaying) return;
    const log = await this.state.readJournal();
    const packed = await packJournal(log);
    await services.journal.finish(id, packed, log.length, services.now());
    await this.state.reload();
    services.changed(id);
  }
}
