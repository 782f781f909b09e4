/**
 * The benchmark: random play on one core, as one JSON object on stdout. How to read it: docs/benchmark.md.
 */
import { execFileSync } from 'node:child_process';
import { library, smashUp } from '@smashup/cards';
import type { Config, State } from '@smashup/engine';
import { compare } from './bench/compare.ts';
import { compareGrowth, measureGrowth } from './bench/growth.ts';
import { configFor, median, playGame, round } from './bench/random-play.ts';

const RUNS = 7;
const RUN_MILLIS = 700;
const WARM_UP_MILLIS = 4000;
/** Mid-game: between this many decisions and the end. */
const MID_GAME = 100;

interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly microsPerDecision: number;
}

let nextSeed = 1;

function playFor(config: Config, millis: number): { games: number; decisions: number; seconds: number } {
  const start = performance.now();
  let games = 0;
  let decisions = 0;
  while (performance.now() - start < millis) {
    decisions += playGame(config, nextSeed++);
    games++;
  }
  return { games, decisions, seconds: (performance.now() - start) / 1000 };
}

function measure(players: number): Speed {
  const config = configFor(players, library.factionNames);
  playFor(config, WARM_UP_MILLIS);
  const runs = Array.from({ length: RUNS }, () => playFor(config, RUN_MILLIS));
  const decisionsPerSecond = median(runs.map(({ decisions, seconds }) => decisions / seconds));
  return {
    gamesPerSecond: Math.round(median(runs.map(({ games, seconds }) => games / seconds))),
    decisionsPerSecond: Math.round(decisionsPerSecond),
    microsPerDecision: round(1e6 / decisionsPerSecond),
  };
}

/** A sample of two-player states from the middle of games. */
function midGameStates(config: Config): State[] {
  const states: State[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    let decisions = 0;
    playGame(config, seed, (state) => {
      decisions++;
      if (decisions >= MID_GAME && decisions % 20 === 0 && state.pending !== null)
        states.push(smashUp.clone(state));
    });
  }
  return states;
}

function microsEach(states: readonly State[], work: (state: State) => void): number {
  const once = (): number => {
    const start = performance.now();
    for (let round_ = 0; round_ < 20; round_++) for (const state of states) work(state);
    return ((performance.now() - start) * 1000) / (states.length * 20);
  };
  once();
  return round(median(Array.from({ length: RUNS }, once)));
}

/** The cost per decision in each quarter of the games: it should stay flat as a game goes on. */
function microsByQuarter(config: Config): number[] {
  const took = [0, 0, 0, 0];
  const counted = [0, 0, 0, 0];
  for (let game = 0; game < 300; game++) {
    const seed = nextSeed++;
    const length = playGame(config, seed);
    let at = 0;
    let before = performance.now();
    playGame(config, seed, () => {
      const now = performance.now();
      const quarter = Math.min(3, Math.floor((at++ * 4) / length));
      took[quarter] += now - before;
      counted[quarter]++;
      before = performance.now();
    });
  }
  return took.map((millis, quarter) => round((millis * 1000) / counted[quarter]));
}

/** In a process of its own: what the JIT compiler learns from one number of players makes it slower with the next. */
function measureApart(players: number): Speed {
  const [program = ''] = process.argv.slice(1);
  const printed = execFileSync(process.execPath, [program, String(players)], { encoding: 'utf8' });
  return readSpeed(JSON.parse(printed));
}

function readSpeed(printed: unknown): Speed {
  if (!Array.isArray(printed)) throw new Error('A measurement printed no numbers.');
  const [gamesPerSecond, decisionsPerSecond, microsPerDecision] = printed.map(Number);
  return { gamesPerSecond, decisionsPerSecond, microsPerDecision };
}

function everything(): object {
  const config = configFor(2, library.factionNames);
  const states = midGameStates(config);
  const sizes = states.map((state) => JSON.stringify(state).length);
  return {
    node: process.version,
    players: Object.fromEntries([2, 3, 4].map((count) => [count, measureApart(count)])),
    cloneMicros: microsEach(states, (state) => {
      smashUp.clone(state);
    }),
    stateBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    viewMicros: microsEach(states, (state) => {
      smashUp.view(state, 0);
    }),
    microsByQuarter: microsByQuarter(config),
  };
}

async function asked([first, second, third, fourth]: readonly string[]): Promise<object | number> {
  if (first === 'growth' && second !== undefined) return measureGrowth(Number(second), third === 'titans');
  if (first === 'growth') return compareGrowth();
  if (first === 'compare' && second !== undefined) return compare(second, third ?? '.', fourth === 'titans');
  if (first === undefined) return everything();
  const { gamesPerSecond, decisionsPerSecond, microsPerDecision } = measure(Number(first));
  return [gamesPerSecond, decisionsPerSecond, microsPerDecision];
}

process.stdout.write(`${JSON.stringify(await asked(process.argv.slice(2)))}\n`);
