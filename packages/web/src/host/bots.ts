import type { Budget, Level, Thought } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { Driver, type BotTask, type Match, type Prepared } from '@smashup/referee';
import type { Thinking } from '../protocol/referee-api.ts';

/** Thinking time of bots by level. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  easy: { millis: 200 },
  normal: { millis: 400 },
  hard: { millis: 1000 },
};

const HINT_BUDGET: Budget = { millis: 1500 };

/** What the computer players need of the game on the table. */
interface BotsHost {
  /** The match, while it is played in this tab. */
  match(): Match | null;
  /** Waits until the last outcome has been shown to the person at the screen. */
  shown(): Promise<void> | void;
  thinking(thinking: Thinking | null): void;
  commit(step: Prepared): void;
  /** A person has to decide. */
  call(): void;
  failed(error: unknown): void;
}

/**
 * The computer players at the table: they answer until a person has to decide, unless they are paused. They see what
 * their seat sees.
 */
export class Bots {
  private readonly thinker: Thinker;
  private readonly host: BotsHost;
  private readonly driver: Driver;
  private isPaused = false;
  /** How many answers may be given while paused. */
  private steps = 0;
  /** Ends the thinking about the table as it was. */
  private work = new AbortController();

  constructor(thinker: Thinker, host: BotsHost) {
    this.thinker = thinker;
    this.host = host;
    this.driver = new Driver({
      match: () => host.match(),
      wants: ({ kind }) => kind === 'pass' || !this.isPaused || this.steps > 0,
      moved: () => {
        this.work.abort();
        this.work = new AbortController();
      },
      think: async (question, level) => (await this.decide(question, level)).answer.picks,
      wait: ({ kind }) => (kind === 'pass' ? undefined : host.shown()),
      take: (prepare) => {
        const step = prepare();
        if (step === null) return;
        if (step.entry.kind === 'answer' && step.entry.by === 'bot') this.steps = 0;
        host.commit(step);
      },
      call: () => host.call(),
    });
  }

  advance(): void {
    this.driver.advance().catch((error: unknown) => this.host.failed(error));
  }

  pause(paused: boolean): void {
    this.isPaused = paused;
    this.steps = 0;
    this.advance();
  }

  step(): void {
    this.steps = 1;
    this.advance();
  }

  /** For another game: nothing is paused. */
  reset(): void {
    this.isPaused = false;
    this.steps = 0;
  }

  /** The answer of a strong bot in a person's place. */
  hint(question: BotTask): Promise<Thought> {
    return this.think(question, 'hard', HINT_BUDGET);
  }

  private async decide(question: BotTask, level: Level): Promise<Thought> {
    this.host.thinking({ seat: question.decision.seat, iterations: 0 });
    try {
      return await this.think(question, level, BUDGETS[level]);
    } finally {
      this.host.thinking(null);
    }
  }

  private think({ view, decision, chance }: BotTask, level: Level, budget: Budget): Promise<Thought> {
    const { seat } = decision;
    return this.thinker.think(level, view, decision, budget, chance, {
      signal: this.work.signal,
      onProgress: ({ iterations }) => this.host.thinking({ seat, iterations }),
    });
  }
}
