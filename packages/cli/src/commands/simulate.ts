import { library, smashUp } from '../content/content.ts';
import { History, packRecord, SmashUpError } from '@smashup/engine';
import type { Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, range } from '../lists.ts';
import { ofLevel, type Contestant } from '../options/bots.ts';
import { checkTeams } from '../options/teams.ts';
import { variantOf } from '../options/variant.ts';
import { wholeNumber } from '../options/values.ts';
import { mustShare } from '../set-up/factions.ts';
import type { Simulation } from '../simulate/options.ts';
import type { Outcome } from '../simulate/game-run.ts';
import { Progress } from '../simulate/progress.ts';
import { simulate } from '../simulate/simulate.ts';
import { summarize } from '../simulate/summary.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { addGameOptions, type GameOptions } from './game-options.ts';
import {
  addSeriesOptions,
  DEFAULT_SEED,
  openRun,
  type RunOptions,
  type SeriesOptions,
} from './series-options.ts';

/** The set-up of the games in a series. */
export interface GamesOptions extends GameOptions, RunOptions {
  readonly games: number;
  readonly check?: true;
}

interface Options extends GamesOptions, SeriesOptions {
  readonly record?: string;
}

const DEFAULT_PLAYERS = 2;
const DEFAULT_BOT = ofLevel('random');

export function addSimulate(
  program: Command,
  terminal: Terminal,
  worker: URL,
  exit: (code: number) => void,
): void {
  addSeriesOptions(addGameOptions(program.command('simulate').description('let bots play')))
    .requiredOption('--games <n>', 'how many', wholeNumber('--games', 1))
    .option('--check', 'verify the state, storage, views and answers at every decision')
    .option('--record <folder>', 'write a record of every game')
    .action(async (options: Options) => {
      const simulation = readSimulation(options);
      const progress = new Progress(process.stderr, simulation.games);
      const record = recorder(options.record);
      const run = openRun(options, simulation.bots, worker);
      const report = await simulate([simulation], run, (outcome) => {
        record(outcome);
        progress.step();
      });
      progress.clear();
      terminal.print(...(options.json === true ? [JSON.stringify(report)] : summarize(report)));
      if (report.violations.length > 0) exit(1);
    });
}

export function readSimulation(options: GamesOptions): Simulation {
  const teams = options.factions ?? null;
  if (teams !== null) {
    expectPairs(teams.length, options.players);
    checkTeams(teams, options.duplicates === true);
  }
  const players = options.players ?? teams?.length ?? DEFAULT_PLAYERS;
  const pool = options.sets ?? library.factionNames;
  const duplicates = options.duplicates === true || (teams === null && mustShare(pool, players));
  return {
    games: options.games,
    players,
    teams,
    pool,
    duplicates,
    bases: options.bases ?? [],
    bots: seatBots(options.bots ?? [DEFAULT_BOT], players),
    edition: options.edition,
    printing: options.printing,
    titans: options.titans,
    seed: options.seed ?? DEFAULT_SEED,
    check: options.check === true,
    ...variantOf(options),
  };
}

function expectPairs(pairs: number, players: number | undefined): void {
  if (players === undefined ? pairs >= 2 && pairs <= 4 : pairs === players) return;
  throw new SmashUpError(
    `--factions names ${pairs === 1 ? '1 pair' : `${pairs} pairs`}; give one for each of the ${players ?? '2 to 4'} players.`,
  );
}

/** If there are fewer bots than players, they take turns. */
function seatBots(bots: readonly Contestant[], players: number): Contestant[] {
  if (bots.length > players) {
    throw new SmashUpError(`--bots names ${bots.length} for ${players} players; give 1 to ${players}.`);
  }
  return range(players).map((seat) => at(bots, seat % bots.length));
}

function recorder(folder: string | undefined): (outcome: Outcome) => void {
  if (folder === undefined) return () => {};
  mkdirSync(folder, { recursive: true });
  return ({ fixture: { config, seed }, answers }) => {
    const history = History.begin(smashUp, config, seed);
    for (const picks of answers) history.answer(picks);
    const record = packRecord(history.save());
    writeFileSync(join(folder, `game-${seed}.json`), `${JSON.stringify(record)}\n`);
  };
}
