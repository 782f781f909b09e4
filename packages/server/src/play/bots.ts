import { thinkAtRandom, type Budget, type Level, type Thought } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/node';
import { seedRandom } from '@smashup/engine';
import type { BotTask } from '@smashup/referee';
import type { Activity } from '../activity.ts';

/** How long bots think when no other table waits for one. Only strong ones take their time. */
const MILLIS: Readonly<Record<Exclude<Level, 'random'>, number>> = { easy: 100, normal: 300, hard: 800 };
const HINT_MILLIS = 1000;

/** Computer players for all tables, in a bounded number of threads. The more tables wait, the shorter they think. */
export class Bots {
  private readonly thinker: Thinker;
  private readonly threads: number;
  private readonly activity: Activity;
  private asked = 0;

  constructor(thinker: Thinker, threads: number, activity: Activity) {
    this.thinker = thinker;
    this.threads = threads;
    this.activity = activity;
  }

  /** Decisions that are thought about, or wait to be. */
  get load(): number {
    return this.asked;
  }

  /** What a strong bot would answer in a person's place. */
  hint(question: BotTask, signal: AbortSignal): Promise<Thought> {
    return this.decide(question, 'hard', HINT_MILLIS, signal);
  }

  /** Within `most` milliseconds, if a thread is free. */
  async decide(
    { view, decision, chance }: BotTask,
    level: Level,
    most: number,
    signal: AbortSignal,
  ): Promise<Thought> {
    // Drawing one answer takes less than sending the question to a thread.
    if (level === 'random') return thinkAtRandom(decision, { random: seedRandom(chance), now: () => 0 });
    this.asked++;
    try {
      const budget = this.budget(level, most);
      return await this.activity.run(() =>
        this.thinker.think(level, view, decision, budget, chance, { signal }),
      );
    } finally {
      this.asked--;
    }
  }

  private budget(level: Exclude<Level, 'random'>, most: number): Budget {
    const crowd = Math.max(1, this.asked / this.threads);
    return { millis: Math.max(10, Math.min(MILLIS[level], most) / crowd) };
  }
}
