import { Driver, type Next } from '@smashup/referee';
import { Refused } from '../refused.ts';
import type { LiveGame } from './game.ts';
import type { Queue } from './queue.ts';
import { packLog } from './record.ts';
import type { RoomState } from './room-state.ts';
import type { Steps } from './steps.ts';
import { windowOver } from './window.ts';

/** A bot in a window has thought before its time is over. */
const SHARE_OF_WINDOW = 0.8;
/** Made once: by itself, every step of a game would make one, with the stack that led there. */
const DECIDED = new DOMException('That has been decided already.', 'AbortError');

interface AfterProgress {
  /** The log has become a record. */
  readonly finished: () => Promise<void>;
  /** Something went wrong: nobody asked for it, so nobody will ask again. */
  readonly failed: (error: unknown) => void;
}

/** What happens without anybody asking: bots answer, empty windows pass, a finished game is put away. */
export class Progress {
  private readonly state: RoomState;
  private readonly queue: Queue;
  private readonly after: AfterProgress;
  private readonly driver: Driver;
  /** Ends the thinking about the table as it was. */
  private work: AbortController | null = null;
  /** Its log is becoming a record. */
  private finishing: LiveGame | null = null;
  private isClosed = false;

  constructor(state: RoomState, queue: Queue, steps: Steps, after: AfterProgress) {
    this.state = state;
    this.queue = queue;
    this.after = after;
    this.driver = new Driver({
      match: () => (this.isClosed ? null : (state.underWay?.match ?? null)),
      moved: () => {
        this.work?.abort(DECIDED);
        this.work = null;
      },
      think: async (question, level) => {
        const { bots, times } = state.around;
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
  close(): void {
    this.isClosed = true;
    void this.driver.advance();
  }

  /** What failed last time may be possible now. */
  tryAgain(): void {
    this.finishing = null;
    this.goOn();
  }

  goOn(): void {
    this.inTime(this.driver.advance());
    const { game, isPlaying } = this.state;
    if (this.isClosed || !isPlaying || game?.isOver !== true || game === this.finishing) return;
    this.finishing = game;
    this.inTime(this.queue.run(() => this.finish()));
  }

  private inTime(work: Promise<void>): void {
    work.catch((error: unknown) => {
      const isLate = error instanceof Refused && error.problem !== 'trouble';
      if (!isLate) this.after.failed(error);
    });
  }

  private get isWindow(): boolean {
    return (this.state.game?.match.passing ?? null) !== null;
  }

  /** Both a bot and a pass take as long as the window lasts: how long it took would say who could respond. */
  private async untilWindowIsOver({ kind }: Next): Promise<void> {
    if (kind === 'pass' || (kind === 'bot' && this.isWindow)) await windowOver(this.state);
  }

  /** The log becomes a record. */
  private async finish(): Promise<void> {
    const { game, around, id } = this.state;
    if (game === null || !this.state.isPlaying) return;
    const log = await this.state.readLog();
    const packed = await packLog(log);
    await around.log.finish(id, packed, log.length, around.now());
    await this.after.finished();
  }
}
