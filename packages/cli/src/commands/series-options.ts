import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { isLevel, type Contestant } from '../options/bots.ts';
import { wholeNumber } from '../options/values.ts';
import type { SeriesRun } from '../simulate/play-all.ts';

/** Options of every command that plays many games. */
export interface RunOptions {
  readonly threads?: number;
  readonly json?: true;
  readonly seed?: number;
}

/** The same where guests can take part. */
export interface SeriesOptions extends RunOptions {
  readonly moveTime: number;
}

const DEFAULT_MOVE_TIME = 5000;

/** The default seed: the same games every time. */
export const DEFAULT_SEED = 1;

const MOST_THREADS = 256;

export function addSeriesOptions(command: Command): Command {
  return addMoveTime(addRunOptions(command));
}

export function addRunOptions(command: Command): Command {
  return command
    .option(
      '--threads <n>',
      'play so many games at once (as many as there are cores)',
      wholeNumber('--threads', 1, MOST_THREADS),
    )
    .option('--seed <number>', 'the same seed gives the same games', wholeNumber('--seed', 0))
    .option('--json', 'report as JSON');
}

export function addMoveTime(command: Command): Command {
  return command.option(
    '--move-time <millis>',
    'what a "cmd:" player has for an answer; later ones lose the game',
    wholeNumber('--move-time', 1),
    DEFAULT_MOVE_TIME,
  );
}

/** Random games are over before other threads have even started. */
export function openRun(
  { threads, moveTime }: SeriesOptions,
  bots: readonly Contestant[],
  worker: URL,
): SeriesRun {
  const quick = bots.every((bot) => isLevel(bot) && bot.level === 'random');
  return { threads: threads ?? (quick ? 1 : availableParallelism()), worker, moveMillis: moveTime };
}
