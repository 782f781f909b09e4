import type { Simulation } from './options.ts';
import { playAll, type SeriesRun } from './play-all.ts';
import type { Outcome } from './game-run.ts';
import { reproduction } from './reproduction.ts';
import { Tally, type Report } from './tally.ts';

/** Plays all games of some simulations and adds them up. */
export async function simulate(
  simulations: readonly Simulation[],
  run: SeriesRun,
  finished: (outcome: Outcome) => void,
): Promise<Report> {
  const tally = new Tally();
  const started = performance.now();
  for await (const { simulation, outcome } of playAll(simulations, run)) {
    tally.add(outcome, reproduction(simulation, outcome.fixture));
    finished(outcome);
  }
  return tally.report((performance.now() - started) / 1000);
}
