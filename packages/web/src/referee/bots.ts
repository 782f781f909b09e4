import type { Budget, Level, Thought } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { numberFrom, type Decision } from '@smashup/engine';
import type { Thinking } from '../protocol/update.ts';
import type { Match } from './match.ts';

/** How long bots think. Only strong ones take their time. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  easy: { millis: 200 },
  normal: { millis: 400 },
  hard: { millis: 1000 },
};

export function isLevel(data: unknown): data is Level {
  return typeof data === 'string' && Object.hasOwn(BUDGETS, data);
}

const HINT_BUDGET: Budget = { millis: 1500 };

/** Keeps the bots' chance apart from that of the game with the same seed. */
const BOT_CHANCE = 0x5eed_b075;

/** The computer players at the table. They see what their seat sees, and are told when they need not go on. */
export class Bots {
  private readonly thinker: Thinker;
  private readonly tell: (thinking: Thinking | null) => void;

  constructor(thinker: Thinker, tell: (thinking: Thinking | null) => void) {
    this.thinker = thinker;
    this.tell = tell;
  }

  /** What the bot on that seat answers. */
  async decide(match: Match, decision: Decision, level: Level, signal: AbortSignal): Promise<Thought> {
    const { seat } = decision;
    this.tell({ seat, iterations: 0 });
    try {
      return await this.think(match, decision, level, BUDGETS[level], signal);
    } catch (error) {
      if (signal.aborted || level === 'random') throw error;
      // Nobody should wait for ever for a bot that has lost its way.
      return await this.think(match, decision, 'random', BUDGETS.random, signal);
    } finally {
      this.tell(null);
    }
  }

  /** What a strong bot would answer in a person's place. */
  advise(match: Match, decision: Decision, signal: AbortSignal): Promise<Thought> {
    return this.think(match, decision, 'hard', HINT_BUDGET, signal);
  }

  private think(
    match: Match,
    decision: Decision,
    level: Level,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<Thought> {
    const { seat } = decision;
    return this.thinker.think(level, match.view(seat), decision, budget, chanceFor(match), {
      signal,
      onProgress: ({ iterations }) => this.tell({ seat, iterations }),
    });
  }
}

/** The same game gives the same chance at the same decision. */
function chanceFor({ record: { seed, answers } }: Match): number {
  return (numberFrom(seed) ^ BOT_CHANCE) + answers.length;
}
