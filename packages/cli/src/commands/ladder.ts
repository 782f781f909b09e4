import { LEVELS } from '@smashup/bots';
import { library } from '../content/content.ts';
import { SmashUpError } from '@smashup/engine';
import type { Command } from 'commander';
import { climb, distinct } from '../ladder/ladder.ts';
import { seatings } from '../ladder/seatings.ts';
import { summarizeLadder } from '../ladder/summary.ts';
import { sum } from '../lists.ts';
import { ofLevel, parseBots, type Contestant } from '../options/bots.ts';
import { wholeNumber } from '../options/values.ts';
import { mustShare } from '../set-up/factions.ts';
import type { Simulation } from '../simulate/options.ts';
import { Progress } from '../simulate/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { addPlayers, addRulesOptions, type RulesOptions } from './game-options.ts';
import { addSeriesOptions, DEFAULT_SEED, openRun, type SeriesOptions } from './series-options.ts';

interface Options extends RulesOptions, SeriesOptions {
  readonly deals: number;
  readonly players?: number;
  readonly levels?: readonly Contestant[];
}

const DEFAULT_DEALS = 50;
const DEFAULT_PLAYERS = 2;

export function addLadder(
  program: Command,
  terminal: Terminal,
  worker: URL,
  exit: (code: number) => void,
): void {
  const command = program
    .command('ladder')
    .description('let bots of all levels play each other, and rate them')
    .option(
      '--deals <n>',
      'for each pairing; a deal is played once from each side',
      wholeNumber('--deals', 1),
      DEFAULT_DEALS,
    )
    .option(
      '--levels <names>',
      `who takes part: ${LEVELS.join(',')}; also hard:200ms or hard:300it, and programs of your own: "cmd:python3 bot.py"`,
      parseBots,
    );
  addSeriesOptions(addRulesOptions(addPlayers(command))).action(async (options: Options) => {
    const levels = readLevels(options.levels);
    const tables = readTables(options, levels);
    const progress = new Progress(process.stderr, sum(tables.map(({ games }) => games)));
    const report = await climb(tables, openRun(options, levels, worker), () => progress.step());
    progress.clear();
    terminal.print(...(options.json === true ? [JSON.stringify(report)] : summarizeLadder(report)));
    if (report.violations.length > 0) exit(1);
  });
}

function readLevels(given: readonly Contestant[] = LEVELS.map(ofLevel)): Contestant[] {
  const levels = distinct(given);
  if (levels.length < 2) {
    throw new SmashUpError(
      `--levels names only ${levels.map(({ name }) => name).join(', ')}; give two at least of ${LEVELS.join(', ')}.`,
    );
  }
  return levels;
}

/** Every table plays with the same seeds: the same factions and the same shuffles for all. */
function readTables(options: Options, levels: readonly Contestant[]): Simulation[] {
  const { players = DEFAULT_PLAYERS, edition, printing, titans, deals, seed = DEFAULT_SEED } = options;
  const pool = options.sets ?? library.factionNames;
  const duplicates = mustShare(pool, players);
  return seatings(levels, players).map((bots) => ({
    games: deals,
    players,
    teams: null,
    pool,
    duplicates,
    bases: [],
    bots,
    edition,
    printing,
    titans,
    seed,
    check: false,
  }));
}
