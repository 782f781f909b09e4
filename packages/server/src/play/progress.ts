import type { Next } from '@smashup/referee';
import { Refused } from '../refused.ts';
import type { Queue } from './queue.ts';
import { packLog } from './record.ts';
import type { RoomState } from './room-state.ts';
import type { Step, Steps } from './steps.ts';
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
  private readonly steps: Steps;
  private readonly after: AfterProgress;
  /** Ends the thinking about the table as it was. */
  private work: AbortController | null = null;
  private workingOn = '';
  private isClosed = false;

  constructor(state: RoomState, queue: Queue, steps: Steps, after: AfterProgress) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
    this.after = after;
  }

  /** Ends with the decision that is pending. */
  get signal(): AbortSignal {
    this.work ??= new AbortController();
    return this.work.signal;
  }

  /** Whatever happens from now on has no consequences here. */
  close(): void {
    this.isClosed = true;
    this.work?.abort(DECIDED);
  }

  /** What failed last time may be possible now. */
  tryAgain(): void {
    this.workingOn = '';
    this.goOn();
  }

  goOn(): void {
    const { game } = this.state;
    if (game === null || !this.state.isPlaying || this.isClosed) return;
    const { next } = game.match;
    const doing = `${game.match.number} ${next.kind} ${game.isOver}`;
    if (doing === this.workingOn) return;
    this.workingOn = doing;
    this.work?.abort(DECIDED);
    this.work = null;
    if (game.isOver) this.inTime(this.queue.run(() => this.finish()));
    else if (next.kind === 'bot') this.inTime(this.letBot(next, this.signal));
    else if (next.kind === 'pass') this.inTime(this.letPass(next, this.signal));
  }

  private inTime(work: Promise<void>): void {
    work.catch((error: unknown) => {
      const isLate = error instanceof Refused && error.problem !== 'trouble';
      const isExpected = isLate || (error instanceof Error && error.name === 'AbortError');
      if (!isExpected) this.after.failed(error);
    });
  }

  private async letBot(
    { level, question }: Extract<Next, { kind: 'bot' }>,
    signal: AbortSignal,
  ): Promise<void> {
    const { bots, times } = this.state.around;
    const isWindow = this.state.game?.match.passing !== null;
    const most = isWindow ? times.window * SHARE_OF_WINDOW : Number.POSITIVE_INFINITY;
    const { answer } = await bots.decide(question, level, most, signal);
    if (isWindow) await windowOver(this.state);
    const { seat, id } = question.decision;
    await this.takeUnless(signal, () => this.state.playing.match.prepare(seat, id, answer.picks, 'bot'));
  }

  private async letPass(
    { seat, decision, picks }: Extract<Next, { kind: 'pass' }>,
    signal: AbortSignal,
  ): Promise<void> {
    await windowOver(this.state);
    await this.takeUnless(signal, () => this.state.playing.match.prepare(seat, decision, picks, 'referee'));
  }

  private async takeUnless(signal: AbortSignal, prepare: () => Step): Promise<void> {
    await this.queue.run(() => this.steps.take(() => (signal.aborted ? null : prepare())));
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
