import type { Budget, Mind, Progress } from '../bot.ts';

/** Milliseconds between two looks at who may stop the thinking. */
const REPORT_EVERY = 16;

/** What is left of a budget. */
export interface Allowance {
  iterations: number;
  /** Counts one more iteration; false when the thinking is over. */
  goesOn(line: () => Progress['line']): boolean;
}

/** Without a budget in time nobody looks at the clock, so that the same iterations give the same answer. */
export function allow({ millis, iterations }: Budget, mind: Mind): Allowance {
  const start = millis === undefined && mind.goOn === undefined ? 0 : mind.now();
  let reported = start;
  return {
    iterations: 0,
    goesOn(line) {
      this.iterations++;
      if (iterations !== undefined && this.iterations >= iterations) return false;
      if (millis === undefined && mind.goOn === undefined) return true;
      const now = mind.now();
      if (millis !== undefined && now - start >= millis) return false;
      if (mind.goOn === undefined || now - reported < REPORT_EVERY) return true;
      reported = now;
      return mind.goOn({ iterations: this.iterations, line: line() });
    },
  };
}
