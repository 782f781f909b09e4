import type { Budget, Level, Thought } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import type { BotTask } from '@smashup/referee';
import type { Thinking } from '../protocol/referee-api.ts';

/** Thinking time of bots by level. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  easy: { millis: 200 },
  normal: { millis: 400 },
  hard: { millis: 1000 },
};

const HINT_BUDGET: Budget = { millis: 1500 };

/** The computer players at the table. They see what their seat sees, and are told when they need not go on. */
export class Bots {
  private readonly thinker: Thinker;
  private readonly tell: (thinking: Thinking | null) => void;

  constructor(thinker: Thinker, tell: (thinking: Thinking | null) => void) {
    this.thinker = thinker;
    this.tell = tell;
  }

  /** The answer of the bot in that seat. */
  async decide(question: BotTask, level: Level, signal: AbortSignal): Promise<Thought> {
    this.tell({ seat: question.decision.seat, iterations: 0 });
    try {
      return await this.think(question, level, BUDGETS[level], signal);
    } finally {
      this.tell(null);
    }
  }

  /** The answer of a strong bot in a person's place. */
  hint(question: BotTask, signal: AbortSignal): Promise<Thought> {
    return this.think(question, 'hard', HINT_BUDGET, signal);
  }

  private think(
    { view, decision, chance }: BotTask,
    level: Level,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<Thought> {
    const { seat } = decision;
    return this.thinker.think(level, view, decision, budget, chance, {
      signal,
      onProgress: ({ iterations }) => this.tell({ seat, iterations }),
    });
  }
}
