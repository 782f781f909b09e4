import type { Simulation } from '../simulate/options.ts';
import type { SeriesRun } from '../simulate/play-all.ts';
import { winShare, type Outcome } from '../simulate/game-run.ts';
import { simulate } from '../simulate/simulate.ts';
import { rate, type Rate } from '../statistics/wilson.ts';

/** The strength of factions, as JSON for other programs. */
export interface BalanceReport {
  readonly games: number;
  readonly seconds: number;
  readonly bot: string;
  readonly violations: readonly string[];
  /** The strongest first, here and below. */
  readonly factions: readonly FactionRate[];
  /** Two factions together, against all others. */
  readonly teams: readonly TeamRate[];
  /** Teams with one faction against teams with another; each pair once, with the one that wins more as `faction`. */
  readonly versus: readonly VersusRate[];
}

interface FactionRate extends Rate {
  readonly faction: string;
}

interface TeamRate extends Rate {
  readonly factions: readonly [string, string];
}

interface VersusRate extends Rate {
  readonly faction: string;
  readonly against: string;
}

/** Plays matches between teams of factions, each a simulation with the same bot on both sides. */
export async function weigh(
  matches: readonly Simulation[],
  bot: string,
  run: SeriesRun,
  finished: () => void,
): Promise<BalanceReport> {
  const scores = new Scores();
  const { games, seconds, violations } = await simulate(matches, run, (outcome) => {
    scores.add(outcome);
    finished();
  });
  return { games, seconds, bot, violations, ...scores.rates() };
}

interface Score {
  readonly names: readonly [string, string];
  wins: number;
  games: number;
}

/** Wins of single factions (paired with nothing), of teams, and of factions against each other. */
class Scores {
  private readonly factions = new Map<string, Score>();
  private readonly teams = new Map<string, Score>();
  private readonly versus = new Map<string, Score>();

  add({ fixture, winners }: Outcome): void {
    if (winners.length === 0) return;
    const sides = fixture.config.players.map(({ factions }) => factions ?? []);
    sides.forEach((side, seat) => {
      const share = winShare(winners, seat);
      const [one = '', other = ''] = side.toSorted((a, b) => a.localeCompare(b, 'en'));
      count(this.teams, [one, other], share);
      for (const faction of side) {
        count(this.factions, [faction, ''], share);
        for (const against of sides[1 - seat] ?? []) count(this.versus, [faction, against], share);
      }
    });
  }

  rates(): Pick<BalanceReport, 'factions' | 'teams' | 'versus'> {
    return {
      factions: ranked(this.factions).map(({ names: [faction], ...rates }) => ({ faction, ...rates })),
      teams: ranked(this.teams).map(({ names, ...rates }) => ({ factions: names, ...rates })),
      versus: ranked(this.versus)
        .filter(isFavourite)
        .map(({ names: [faction, against], ...rates }) => ({ faction, against, ...rates })),
    };
  }
}

function count(scores: Map<string, Score>, names: readonly [string, string], share: number): void {
  const key = names.join('+');
  const score = scores.get(key) ?? { names, wins: 0, games: 0 };
  score.games++;
  score.wins += share;
  scores.set(key, score);
}

type Ranked = Rate & Pick<Score, 'names'>;

function ranked(scores: ReadonlyMap<string, Score>): Ranked[] {
  return [...scores.values()]
    .map(({ names, wins, games }) => ({ names, ...rate(wins, games) }))
    .sort((one, other) => other.winRate - one.winRate || byNames(one, other));
}

function byNames({ names: one }: Ranked, { names: other }: Ranked): number {
  return one.join('+').localeCompare(other.join('+'), 'en');
}

/** States a pairing of factions from the side that wins more. */
function isFavourite({ names: [faction, against], winRate }: Ranked): boolean {
  return winRate === 0.5 ? faction.localeCompare(against, 'en') < 0 : winRate > 0.5;
}
