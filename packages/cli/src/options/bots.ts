import { LEVELS, type Budget, type Level } from '@smashup/bots';
import { SmashUpError } from '@smashup/engine';
import { findName } from './values.ts';

/** A computer player as the command line names it. Plain data: it goes over to threads. */
export interface Contestant {
  /** "hard", or "hard:200it" with a budget of its own. */
  readonly name: string;
  readonly level: Level;
  /** Null: what is usual for the occasion. */
  readonly budget: Budget | null;
}

/** The other levels know themselves when they are done. */
const NO_LIMIT: Budget = { iterations: Number.MAX_SAFE_INTEGER };

export const BOTS_HELP = `computer players: ${LEVELS.join(', ')}; hard also with a budget a decision: hard:200ms, hard:300it`;

/** "easy,hard:200ms": one for each seat, or fewer that take turns. */
export function parseBots(text: string): Contestant[] {
  return text.split(',').map((word) => parseBot(word.trim()));
}

export function parseBot(text: string): Contestant {
  const [name = '', ...rest] = text.split(':');
  const level = findName('bot', name, LEVELS);
  if (rest.length === 0) return ofLevel(level);
  const budget = rest.join(':').trim();
  if (level !== 'hard') {
    throw new SmashUpError(`Only hard thinks within a budget, not ${level}; leave out ":${budget}".`);
  }
  return { name: `${level}:${budget}`, level, budget: parseBudget(budget) };
}

export function ofLevel(level: Level): Contestant {
  return { name: level, level, budget: null };
}

/** What a contestant may use for a decision; `usual` is for hard without a budget of its own. */
export function budgetOf({ level, budget }: Contestant, usual: Budget): Budget {
  return budget ?? (level === 'hard' ? usual : NO_LIMIT);
}

function parseBudget(text: string): Budget {
  const { amount, unit } = /^(?<amount>[1-9]\d*)(?<unit>ms|it)$/u.exec(text)?.groups ?? {};
  if (amount === undefined) {
    throw new SmashUpError(
      `"${text}" is no budget; give milliseconds or iterations for a decision, like hard:200ms or hard:300it.`,
    );
  }
  return unit === 'ms' ? { millis: Number(amount) } : { iterations: Number(amount) };
}
