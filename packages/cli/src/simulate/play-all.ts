import { openPool, type Pool } from '@smashup/bots/node';
import { openLanes } from '../guests/open-lanes.ts';
import { isLevel } from '../options/bots.ts';
import { GameCheck } from './check/game-check.ts';
import { makeFixture, type Fixture } from './fixture.ts';
import type { Simulation } from './options.ts';
import type { Outcome } from './game-run.ts';
import { playGame } from './play-game.ts';
import { runAll } from './run-all.ts';

/** Runs games, here or in threads. Each is independent, so the result is the same. */
export interface SeriesRun {
  readonly threads: number;
  /** The module that threads load; it exports `playFixture` and `think`. */
  readonly worker: URL;
  /** Time limit of a guest's answer. */
  readonly moveMillis: number;
}

/** A game that was played, and what it belongs to. */
interface Played {
  readonly simulation: Simulation;
  readonly outcome: Outcome;
}

export interface GameTask {
  readonly fixture: Fixture;
  readonly check: boolean;
}

interface SimulationTask {
  readonly simulation: Simulation;
  readonly task: GameTask;
}

/** Runs in a thread. */
export function playFixture({ fixture, check }: GameTask): Outcome {
  return playGame(fixture, check ? new GameCheck() : null);
}

/** Plays all games of some simulations and yields them in order, whichever is over first. */
export function playAll(simulations: readonly Simulation[], run: SeriesRun): AsyncIterable<Played> {
  const hasGuests = simulations.some(({ bots }) => !bots.every(isLevel));
  if (hasGuests) return playInPool(simulations, openLanes(run), run.threads);
  return run.threads === 1 ? playHere(simulations) : playInPool(simulations, openThreads(run), run.threads);
}

async function* playHere(simulations: readonly Simulation[]): AsyncGenerator<Played> {
  for (const { simulation, task } of tasks(simulations)) yield { simulation, outcome: playFixture(task) };
}

/** This many games wait for each thread, so that none is idle while an early game takes long. */
const AHEAD = 8;

function openThreads({ threads, worker }: SeriesRun): Pool<GameTask, Outcome> {
  return openPool<GameTask, Outcome>({ module: worker, name: 'playFixture' }, threads);
}

function playInPool(
  simulations: readonly Simulation[],
  pool: Pool<GameTask, Outcome>,
  threads: number,
): AsyncIterable<Played> {
  const player = {
    run: async ({ simulation, task }: SimulationTask): Promise<Played> => {
      return { simulation, outcome: await pool.run(task) };
    },
    close: () => pool.close(),
  };
  return runAll(tasks(simulations), player, threads * AHEAD);
}

/** Game k of a simulation has the seed of its first plus k. */
function* tasks(simulations: readonly Simulation[]): Generator<SimulationTask> {
  for (const simulation of simulations) {
    const { games, seed, check } = simulation;
    for (let game = 0; game < games; game++) {
      yield { simulation, task: { fixture: makeFixture(simulation, seed + game), check } };
    }
  }
}
