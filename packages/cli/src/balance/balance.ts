import { winShare, type Outcome } from '../simulate/game-run.ts';
import type { Simulation } from '../simulate/options.ts';
import type { SeriesRun } from '../simulate/play-all.ts';
import { simulate } from '../simulate/simulate.ts';
import { fitStrengths, type BotStrengths } from './fit.ts';
import { merged, type Result } from './results.ts';

/** The strength of factions, as JSON for other programs. */
export interface BalanceReport {
  readonly bots: readonly BotStrengths[];
}

export interface Balance extends BalanceReport {
  /** Those that were given, and those of the games that were played. */
  readonly results: readonly Result[];
  readonly seconds: number;
  readonly violations: readonly string[];
}

/** Plays matches between teams of factions, each a simulation with the same bot on both sides. */
export async function weigh(
  matches: readonly Simulation[],
  bot: string,
  given: readonly Result[],
  run: SeriesRun,
  finished: () => void,
): Promise<Balance> {
  const added: Result[] = [];
  const { seconds, violations } = await simulate(matches, run, (outcome) => {
    added.push(...resultOf(outcome, bot));
    finished();
  });
  const results = merged([...given, ...added]);
  return { bots: fitStrengths(results), results, seconds, violations };
}

function resultOf({ fixture, winners }: Outcome, bot: string): Result[] {
  if (winners.length === 0) return [];
  const [team = [], against = []] = fixture.config.players.map(({ factions }) => factions ?? []);
  return [{ bot, seed: fixture.seed, team, against, won: winShare(winners, 0) }];
}
