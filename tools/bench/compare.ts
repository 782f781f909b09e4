import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config, Library, Rules } from '@smashup/engine';
import { build } from 'esbuild';
import { processorMicros } from './processor.ts';
import { median, playGame, round } from './random-play.ts';

/**
 * Two checkouts side by side: both are bundled and loaded into this process, play the same games in turn, and the
 * processor time of the thread is compared. The second is loaded twice: how far it is from itself is how much can be told.
 */

const GAMES_A_ROUND = 8;
const WARM_UP_ROUNDS = 25;
const ROUNDS = 50;

interface Cards {
  readonly library: Library;
  readonly smashUp: Rules;
}

interface Side {
  readonly name: string;
  readonly rules: Rules;
  readonly config: Config;
  readonly rounds: { readonly decisions: number; readonly micros: number }[];
}

/** The packages of that checkout, whatever else is installed there. */
async function load(checkout: string, name: string): Promise<Cards> {
  const packages = join(resolve(checkout), 'packages');
  const outfile = fileURLToPath(new URL(`compare-${name}.mjs`, import.meta.url));
  await build({
    entryPoints: [join(packages, 'cards/src/index.ts')],
    alias: { '@smashup/engine': join(packages, 'engine/src/index.ts') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const loaded: Cards = await import(pathToFileURL(outfile).href);
  return loaded;
}

/** With the factions that both have. */
function sideOf(name: string, { smashUp }: Cards, pool: readonly string[], titans: boolean): Side {
  const config = smashUp.config({
    players: [{}, {}],
    choice: 'random',
    pool,
    titans,
    extraBaseSets: ['Core Set'],
  });
  return { name, rules: smashUp, config, rounds: [] };
}

function playRound({ rules, config, rounds }: Side, firstSeed: number, counts: boolean): void {
  const before = processorMicros();
  let decisions = 0;
  for (let game = 0; game < GAMES_A_ROUND; game++)
    decisions += playGame(config, firstSeed + game, undefined, rules);
  if (counts) rounds.push({ decisions, micros: processorMicros() - before });
}

export async function compare(one: string, other: string, titans: boolean): Promise<object> {
  const first = await load(one, 'one');
  const second = await load(other, 'other');
  const again = await load(other, 'again');
  const pool = first.library.factionNames.filter((name) => second.library.hasFaction(name));
  const sides = [
    sideOf(one, first, pool, titans),
    sideOf(other, second, pool, titans),
    sideOf(`${other} again`, again, pool, titans),
  ];
  for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number++) {
    // Who is first changes, so that none is always measured in the wake of the same other one.
    const order = number % 2 === 0 ? sides : sides.toReversed();
    for (const side of order) playRound(side, 1 + number * GAMES_A_ROUND, number >= WARM_UP_ROUNDS);
  }
  return {
    node: process.version,
    factions: pool.length,
    titans,
    sides: sides.map((side) => figures(side, sides[0])),
  };
}

function figures({ name, rounds }: Side, against: Side): object {
  const cost = rounds.map(({ micros, decisions }) => micros / decisions);
  return {
    name,
    microsPerDecision: round(median(cost)),
    byDecision: round(
      median(cost.map((one, at) => one / (against.rounds[at].micros / against.rounds[at].decisions))),
    ),
    byGame: round(median(rounds.map(({ micros }, at) => micros / against.rounds[at].micros))),
  };
}
