import { colours } from '../terminal/colours.ts';

/** Quick runs need no bar. */
const PATIENCE = 1000;
const INTERVAL = 200;
const WIDTH = 30;

/** A bar on stderr, for people only. */
export class Progress {
  private readonly stream: NodeJS.WriteStream;
  private readonly total: number;
  private readonly started = performance.now();
  private drawn = 0;
  private done = 0;
  /** Also redraws during a long first game, if that is played in another thread. */
  private readonly clock: NodeJS.Timeout;

  constructor(stream: NodeJS.WriteStream, total: number) {
    this.stream = stream;
    this.total = total;
    this.clock = setInterval(() => this.draw(), INTERVAL).unref();
  }

  /** Another game is over. */
  step(): void {
    this.done++;
    this.draw();
  }

  private draw(): void {
    if (!this.stream.isTTY) return;
    const now = performance.now();
    if (now - this.started < PATIENCE || now - this.drawn < INTERVAL) return;
    this.drawn = now;
    this.stream.write(`\r${this.bar()} ${this.figures(now)}\u001B[K`);
  }

  clear(): void {
    clearInterval(this.clock);
    if (this.drawn > 0) this.stream.write('\r\u001B[K');
  }

  private bar(): string {
    const filled = Math.round((this.done / this.total) * WIDTH);
    return colours.cyan('█'.repeat(filled)) + colours.dim('░'.repeat(WIDTH - filled));
  }

  private figures(now: number): string {
    const perSecond = this.done / ((now - this.started) / 1000);
    const games = `${this.done} of ${this.total} games`;
    if (this.done === 0) return games;
    const left = inWords((this.total - this.done) / perSecond);
    return `${games}, ${perSecond.toFixed(perSecond < 10 ? 1 : 0)} a second, ${left} left`;
  }
}

function inWords(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
