import { openPool } from '@smashup/bots/node';
import { GameCheck } from './check/game-check.ts';
import { makeFixture, type Fixture } from './fixture.ts';
import type { Simulation } from './options.ts';
import { playGame, type Outcome } from './play-game.ts';

/** Where games are played. Each is played alone, so that the place makes no difference to it. */
export interface Hall {
  readonly threads: number;
  /** The module that threads load; it exports `playFixture`. */
  readonly worker: URL;
}

/** A game that was played, and what it belongs to. */
interface Played {
  readonly simulation: Simulation;
  readonly outcome: Outcome;
}

interface GameTask {
  readonly fixture: Fixture;
  readonly check: boolean;
}

/** What a thread runs. */
export function playFixture({ fixture, check }: GameTask): Outcome {
  return playGame(fixture, check ? new GameCheck() : null);
}

/** Plays all games of some simulations and gives them in their order, whichever is over first. */
export function playAll(simulations: readonly Simulation[], hall: Hall): AsyncIterable<Played> {
  return hall.threads === 1 ? playHere(simulations) : playInThreads(simulations, hall);
}

async function* playHere(simulations: readonly Simulation[]): AsyncGenerator<Played> {
  for (const { simulation, task } of tasks(simulations)) yield { simulation, outcome: playFixture(task) };
}

/** So many games wait for each thread, that none is idle while an early game takes long. */
const AHEAD = 8;

async function* playInThreads(
  simulations: readonly Simulation[],
  { threads, worker }: Hall,
): AsyncGenerator<Played> {
  const pool = openPool<GameTask, Outcome>({ module: worker, name: 'playFixture' }, threads);
  const underWay: Promise<Played>[] = [];
  try {
    for (const { simulation, task } of tasks(simulations)) {
      const played = pool.run(task).then((outcome) => ({ simulation, outcome }));
      // A thread that dies is told of when its game is waited for.
      played.catch(() => {});
      underWay.push(played);
      if (underWay.length === threads * AHEAD) yield* inOrder(underWay.splice(0, 1));
    }
    yield* inOrder(underWay);
  } finally {
    await pool.close();
  }
}

async function* inOrder<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  for (const promise of promises) yield await promise;
}

/** Game k of a simulation has the seed of its first plus k. */
function* tasks(
  simulations: readonly Simulation[],
): Generator<{ readonly simulation: Simulation; readonly task: GameTask }> {
  for (const simulation of simulations) {
    const { games, seed, check } = simulation;
    for (let game = 0; game < games; game++) {
      yield { simulation, task: { fixture: makeFixture(simulation, seed + game), check } };
    }
  }
}
