/**
 * The benchmark: random play on one core, as one JSON object on stdout. How to read it: docs/benchmark.md.
 */
import { execFileSync } from 'node:child_process';
import { library, smashUp } from '@smashup/cards';
import type { Config, State } from '@smashup/engine';
import { compare } from './bench/compare.ts';
import { compareGrowth } from './bench/growth.ts';
import { median, playGame, round } from './bench/random-play.ts';

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

/** Bases of the core set are added where the factions' own sets have few. */
function configFor(players: number, pool: readonly string[]): Config {
  return smashUp.config({
    players: Array.from({ length: players }, () => ({})),
    choice: 'random',
    pool,
    duplicates: pool.length < players * 2,
    extraBaseSets: ['Core Set'],
  });
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

function measure(players: number, factions: number): Speed {
  const config = configFor(players, factionsUpTo(factions));
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

/** The first four are those of the Awesome Level 9000 set, the first that was built. */
function factionsUpTo(count: number): string[] {
  const first =
    library.sets.find(({ name }) => name === 'Awesome Level 9000')?.factions.map(({ name }) => name) ?? [];
  return [...first, ...library.factionNames.filter((name) => !first.includes(name))].slice(0, count);
}

/** In a process of its own: what the JIT compiler learns from one pool of cards makes it slower with the next. */
function measureApart(players: number, factions: number): Speed {
  const [program = ''] = process.argv.slice(1);
  const printed = execFileSync(process.execPath, [program, String(players), String(factions)], {
    encoding: 'utf8',
  });
  return readSpeed(JSON.parse(printed));
}

function readSpeed(printed: unknown): Speed {
  if (!Array.isArray(printed)) throw new Error('A measurement printed no numbers.');
  const [gamesPerSecond, decisionsPerSecond, microsPerDecision] = printed.map(Number);
  return { gamesPerSecond, decisionsPerSecond, microsPerDecision };
}

function everything(): object {
  const all = library.factionNames.length;
  const states = midGameStates(configFor(2, factionsUpTo(all)));
  const sizes = states.map((state) => JSON.stringify(state).length);
  const growth = [4, 8, 17].filter((count) => count < all);
  return {
    node: process.version,
    players: Object.fromEntries([2, 3, 4].map((count) => [count, measureApart(count, all)])),
    cloneMicros: microsEach(states, (state) => {
      smashUp.clone(state);
    }),
    stateBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    viewMicros: microsEach(states, (state) => {
      smashUp.view(state, 0);
    }),
    microsByQuarter: microsByQuarter(configFor(2, factionsUpTo(all))),
    contentGrowth: [...growth, all].map((count) => ({ factions: count, ...measureApart(2, count) })),
  };
}

async function asked([first, second, third, fourth]: readonly string[]): Promise<object> {
  if (first === 'growth') return compareGrowth();
  if (first === 'compare' && second !== undefined) return compare(second, third ?? '.', fourth === 'titans');
  if (first === undefined || second === undefined) return everything();
  const { gamesPerSecond, decisionsPerSecond, microsPerDecision } = measure(Number(first), Number(second));
  return [gamesPerSecond, decisionsPerSecond, microsPerDecision];
}

process.stdout.write(`${JSON.stringify(await asked(process.argv.slice(2)))}\n`);
