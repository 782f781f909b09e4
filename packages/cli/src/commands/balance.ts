import { library } from '../content/content.ts';
import { seedRandom, SmashUpError } from '@smashup/engine';
import type { Command } from 'commander';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { weigh } from '../balance/balance.ts';
import { drawBalance } from '../balance/picture.ts';
import { readResults, writeResults, type Result } from '../balance/results.ts';
import { schedule } from '../balance/schedule.ts';
import { summarizeBalance } from '../balance/summary.ts';
import { inFile, whyNoFile } from '../files.ts';
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
  readonly focus?: readonly string[];
  readonly results?: string;
  readonly out: string;
}

const DEFAULT_GAMES = 10;
const DEFAULT_BOT = ofLevel('normal');
/** Keeps the schedule apart from the shuffles of the games with the same seed. */
const SCHEDULE_CHANCE = 0x5eed_ba1a;

const EXPLANATION = `
Every faction plays --games games in teams drawn by chance, with the same bot
on both sides. Strengths are fitted to all games at once, so a win against
strong factions counts more. Each has a 95 % interval, and so has its place.

With --results, the games in that file count too and the new ones are added to
it: a long measurement can be made in pieces, each with a --seed of its own.`;

export function addBalance(
  program: Command,
  terminal: Terminal,
  worker: URL,
  exit: (code: number) => void,
): void {
  const command = program
    .command('balance')
    .description('measure how strong the factions are, with a picture')
    .option('--games <n>', 'for each faction', wholeNumber('--games', 1), DEFAULT_GAMES)
    .option('--bot <name>', 'the bot on both sides (default: normal)', parseBot)
    .option('--pool <factions>', 'only these factions: "A,B,C,D"', parseFactions)
    .option('--focus <factions>', 'games for these factions only, with and against the others', parseFactions)
    .option('--results <file>', 'games that count too, and are added to')
    .option('--out <file>', 'file for the picture, as SVG', 'balance.svg')
    .addHelpText('after', EXPLANATION);
  addSeriesOptions(addRulesOptions(command)).action(async (options: Options) => {
    const { bot = DEFAULT_BOT, out, results: file } = options;
    const matches = readMatches(options, bot);
    // Better now than after all those games.
    expectWritable(out, '--out FILE.svg');
    if (file !== undefined) expectWritable(file, '--results FILE.csv');
    const given = file === undefined ? [] : readGiven(file);
    const progress = new Progress(process.stderr, matches.length);
    const run = openRun(options, [bot], worker);
    const balance = await weigh(matches, bot.name, given, run, () => progress.step());
    progress.clear();
    if (file !== undefined) writeFileSync(file, writeResults(balance.results));
    writeFileSync(out, drawBalance(balance));
    terminal.print(
      ...(options.json === true
        ? [JSON.stringify({ bots: balance.bots })]
        : [...summarizeBalance(balance), '', `The picture is in ${out}.`]),
    );
    if (balance.violations.length > 0) exit(1);
  });
}

function parseFactions(text: string): string[] {
  return [...new Set(findNames('faction', text, library.factionNames))];
}

function readGiven(file: string): Result[] {
  try {
    return readResults(readFileSync(file, 'utf8'));
  } catch (error) {
    throw inFile(file, error);
  }
}

/** One simulation of one game for each match, with seeds in a row: who goes first changes from game to game. */
function readMatches(options: Options, bot: Contestant): Simulation[] {
  const { games, edition, printing, titans, focus = [], seed = DEFAULT_SEED } = options;
  const pool = options.pool ?? options.sets ?? library.factionNames;
  const matches = schedule(pool, focus, games, seedRandom(seed ^ SCHEDULE_CHANCE));
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

function expectWritable(file: string, option: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new SmashUpError(`${file} cannot be written (${whyNoFile(error)}); give another ${option}.`);
  }
}
