import { library } from '../content/content.ts';
import { seedRandom, SmashUpError } from '@smashup/engine';
import type { Command } from 'commander';
import { openSync, closeSync, writeFileSync } from 'node:fs';
import { weigh } from '../balance/balance.ts';
import { drawBalance } from '../balance/picture.ts';
import { schedule } from '../balance/schedule.ts';
import { summarizeBalance } from '../balance/summary.ts';
import { whyNoFile } from '../files.ts';
import { range } from '../lists.ts';
import { ofLevel, parseBot, type Contestant } from '../options/bots.ts';
import { findNames, wholeNumber } from '../options/values.ts';
import type { Simulation } from '../simulate/options.ts';
import { Progress } from '../simulate/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { addRulesOptions, type RulesOptions } from './game-options.ts';
import { addSeriesOptions, DEFAULT_SEED, openRun, type SeriesOptions } from './series-options.ts';

interface Options extends RulesOptions, SeriesOptions {
  readonly games: number;
  readonly bot?: Contestant;
  readonly pool?: readonly string[];
  readonly out: string;
}

const DEFAULT_GAMES = 10;
const DEFAULT_BOT = ofLevel('normal');
/** Keeps the schedule apart from the shuffles of the games with the same seed. */
const SCHEDULE_CHANCE = 0x5eed_ba1a;

const EXPLANATION = `
Every pair of factions is a team that plays --games games (one more now and
then) against teams drawn by chance, with the same bot on both sides. From
these games two things are told: how often each team wins, and how often a
team with one faction beats a team with another. The picture shows both as
heat maps, side by side.`;

export function addBalance(
  program: Command,
  terminal: Terminal,
  worker: URL,
  exit: (code: number) => void,
): void {
  const command = program
    .command('balance')
    .description('measure how strong the factions are, with a heat map')
    .option('--games <n>', 'for each pair of factions', wholeNumber('--games', 1), DEFAULT_GAMES)
    .option('--bot <name>', 'the bot on both sides (default: normal)', parseBot)
    .option('--pool <factions>', 'only these factions: "A,B,C,D"', parsePool)
    .option('--out <file>', 'file for the picture, as SVG', 'balance.svg')
    .addHelpText('after', EXPLANATION);
  addSeriesOptions(addRulesOptions(command)).action(async (options: Options) => {
    const { bot = DEFAULT_BOT, out } = options;
    const matches = readMatches(options, bot);
    // Better now than after all those games.
    expectWritable(out);
    const progress = new Progress(process.stderr, matches.length);
    const report = await weigh(matches, bot.name, openRun(options, [bot], worker), () => progress.step());
    progress.clear();
    writeFileSync(out, drawBalance(report));
    terminal.print(
      ...(options.json === true
        ? [JSON.stringify(report)]
        : [...summarizeBalance(report), '', `The heat map is in ${out}.`]),
    );
    if (report.violations.length > 0) exit(1);
  });
}

function parsePool(text: string): string[] {
  return [...new Set(findNames('faction', text, library.factionNames))];
}

/** One simulation of one game for each match, with seeds in a row: who goes first changes from game to game. */
function readMatches(options: Options, bot: Contestant): Simulation[] {
  const { games, edition, printing, titans, seed = DEFAULT_SEED } = options;
  const pool = options.pool ?? options.sets ?? library.factionNames;
  const random = seedRandom(seed ^ SCHEDULE_CHANCE);
  const matches = range(games).flatMap(() => schedule(pool, random));
  return matches.map((teams, game) => ({
    games: 1,
    players: 2,
    teams,
    pool,
    duplicates: false,
    bases: [],
    bots: [bot, bot],
    edition,
    printing,
    titans,
    seed: seed + game,
    check: false,
  }));
}

function expectWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new SmashUpError(`${file} cannot be written (${whyNoFile(error)}); give another --out FILE.svg.`);
  }
}
