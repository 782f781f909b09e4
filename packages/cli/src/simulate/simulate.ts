import { GameCheck } from './check/game-check.ts';
import { makeFixture } from './fixture.ts';
import type { Simulation } from './options.ts';
import { playGame, type Outcome } from './play-game.ts';
import { reproduction } from './reproduction.ts';
import { Tally, type Report } from './tally.ts';

/** Plays the games one after another; game k has the seed of the first plus k. */
export function simulate(
  simulation: Simulation,
  finished: (outcome: Outcome, games: number) => void,
): Report {
  const { games, seed, check } = simulation;
  const tally = new Tally();
  const started = performance.now();
  for (let game = 0; game < games; game++) {
    const fixture = makeFixture(simulation, seed + game);
    const outcome = playGame(fixture, check ? new GameCheck() : null);
    tally.add(outcome, reproduction(simulation, fixture));
    finished(outcome, game + 1);
  }
  return tally.report((performance.now() - started) / 1000);
}
