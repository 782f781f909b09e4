import type { Mind, Progress } from '../bot.ts';

/** Milliseconds between two checks for whether somebody wants to stop the thinking. */
const REPORT_EVERY = 16;

/** A budget, or the part of it that a level uses. */
interface Limits {
  readonly millis?: number | undefined;
  readonly iterations?: number | undefined;
}

/** The rest of a budget. */
export interface Allowance {
  readonly iterations: number;
  readonly isOver: boolean;
  /** The part that is used up, from 0 to 1. */
  used(): number;
  /** Looks at the clock in the middle of an iteration: has the time run out, or did somebody stop the thinking? */
  isLate(): boolean;
  /** Counts one more iteration; false when the thinking is over. */
  goesOn(line: () => Progress['line']): boolean;
}

/** Without a time budget the clock is not read, so the same iterations give the same answer. */
export function allow({ millis, iterations = Infinity }: Limits, mind: Mind): Allowance {
  const isTimed = millis !== undefined || mind.shouldContinue !== undefined;
  const start = isTimed ? mind.now() : 0;
  let reported = start;
  let tried = 0;
  let isOver = false;
  let isLate = false;

  const isStopped = (line: () => Progress['line']): boolean => {
    if (!isTimed) return false;
    const now = mind.now();
    if (millis !== undefined && now - start >= millis) return true;
    if (mind.shouldContinue === undefined || now - reported < REPORT_EVERY) return false;
    reported = now;
    return !mind.shouldContinue({ iterations: tried, line: line() });
  };

  return {
    get iterations() {
      return tried;
    },
    get isOver() {
      return isOver || isLate;
    },
    used: () => Math.max(tried / iterations, millis === undefined ? 0 : (mind.now() - start) / millis),
    isLate() {
      if (millis !== undefined) isLate ||= mind.now() - start >= millis;
      return isLate;
    },
    goesOn(line) {
      tried++;
      isOver ||= tried >= iterations;
      isLate ||= !isOver && isStopped(line);
      return !isOver && !isLate;
    },
  };
}
