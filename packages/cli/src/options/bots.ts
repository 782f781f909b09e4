import { LEVELS, type Budget, type Level } from '@smashup/bots';
import { SmashUpError } from '@smashup/engine';
import { capitalized } from '../words/grammar.ts';
import { findName } from './values.ts';

/** A computer player as the command line names it. Plain data: it is sent to threads. */
export type Contestant = LevelContestant | CommandContestant;

/** A built-in bot. */
export interface LevelContestant {
  readonly kind: 'level';
  /** "hard", or "hard:200it" with a budget of its own. */
  readonly name: string;
  readonly level: Level;
  /** Null: the default for the occasion. */
  readonly budget: Budget | null;
}

/** Somebody else's program, which speaks the protocol of docs/protocol.md. */
interface CommandContestant {
  readonly kind: 'command';
  /** "cmd:python3 bot.py". */
  readonly name: string;
  /** Runs in the shell. */
  readonly command: string;
}

/** The other levels know when they are done. */
const NO_LIMIT: Budget = { iterations: Number.MAX_SAFE_INTEGER };

const COMMAND = 'cmd:';

export const BOTS_HELP = `computer players: ${LEVELS.join(', ')}; hard also with a budget a decision: hard:200ms, hard:300it; a program of your own: "cmd:python3 bot.py"`;

/** "easy,hard:200ms,cmd:python3 bot.py": one for each seat, or fewer that take turns. */
export function parseBots(text: string): Contestant[] {
  return text.split(',').map((word) => parseBot(word.trim()));
}

export function parseBot(text: string): Contestant {
  if (text.startsWith(COMMAND)) return parseCommand(text.slice(COMMAND.length).trim());
  const [name = '', ...rest] = text.split(':');
  const level = findName('bot', name, LEVELS);
  if (rest.length === 0) return ofLevel(level);
  const budget = rest.join(':').trim();
  if (level !== 'hard') {
    throw new SmashUpError(`Only hard thinks within a budget, not ${level}; leave out ":${budget}".`);
  }
  return { kind: 'level', name: `${level}:${budget}`, level, budget: parseBudget(budget) };
}

function parseCommand(command: string): CommandContestant {
  if (command === '') throw new SmashUpError('"cmd:" names no program; write it like "cmd:python3 bot.py".');
  return { kind: 'command', name: `${COMMAND}${command}`, command };
}

export function ofLevel(level: Level): LevelContestant {
  return { kind: 'level', name: level, level, budget: null };
}

export function isLevel(bot: Contestant): bot is LevelContestant {
  return bot.kind === 'level';
}

/** The player's name, before the number of the seat. */
export function titleOf(bot: Contestant): string {
  return isLevel(bot) ? capitalized(bot.level) : 'Guest';
}

/** A contestant's budget for a decision; `usual` is for hard without a budget of its own. */
export function budgetOf({ level, budget }: LevelContestant, usual: Budget): Budget {
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
