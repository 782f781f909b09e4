import { seedRandom, type Decision, type Rules, type View } from '@smashup/engine';
import type { Budget, Level, Progress, Thought } from './bot.ts';
import { createBots } from './levels/create-bots.ts';

/** Computer players in a thread of Node or a worker of a browser. The caller is not blocked. */
export interface Thinker {
  /** Rejects with the signal's reason when it is aborted. */
  think(
    level: Level,
    view: View,
    decision: Decision,
    budget: Budget,
    seed: number,
    company?: Company,
  ): Promise<Thought>;
  close(): Promise<void>;
}

/** How a caller follows or stops the thinking. */
export interface Company {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Picks to compare the best answer with. */
  readonly rival?: readonly number[];
}

/** A request to the thinking thread: plain data. */
export interface ThinkRequest {
  readonly level: Level;
  readonly view: View;
  readonly decision: Decision;
  readonly budget: Budget;
  readonly seed: number;
  readonly rival?: readonly number[];
}

export function rivalOf({ rival }: Pick<ThinkRequest, 'rival'>): Pick<ThinkRequest, 'rival'> {
  return rival === undefined ? {} : { rival };
}

/** Interval of progress reports. */
const MILLIS_BETWEEN_REPORTS = 50;

/** The thinking side: all randomness comes from the seed, so the same question gets the same answer everywhere. */
export function answer(
  rules: Rules,
  request: ThinkRequest,
  report: ((progress: Progress) => void) | null,
  isStopped: () => boolean,
): Thought {
  const { level, view, decision, budget, seed } = request;
  const now = (): number => performance.now();
  let reported = now();
  return createBots(rules)[level](view, decision, budget, {
    random: seedRandom(seed),
    ...rivalOf(request),
    now,
    shouldContinue(progress) {
      if (report !== null && now() - reported >= MILLIS_BETWEEN_REPORTS) {
        reported = now();
        report(progress);
      }
      return !isStopped();
    },
  });
}
