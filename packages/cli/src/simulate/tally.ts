import { NONE } from '@smashup/engine';
import { sum } from '../lists.ts';
import { rounded } from '../statistics/wilson.ts';
import type { Outcome } from './play-game.ts';

/** The result of a simulation, as other programs read it (design, section 11). */
export interface Report {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly violations: readonly string[];
  readonly turns: { readonly mean: number; readonly max: number };
  readonly bots: readonly BotReport[];
  readonly factions: readonly FactionReport[];
}

interface BotReport {
  readonly name: string;
  readonly wins: number;
  /** Seats taken: a game that a bot plays against itself counts for each of them. */
  readonly games: number;
  readonly winRate: number;
  readonly millisPerDecision: number;
}

interface FactionReport {
  readonly name: string;
  readonly games: number;
  readonly winRate: number;
}

interface Score {
  games: number;
  wins: number;
  decisions: number;
  millis: number;
}

/** Adds up games as they are finished. */
export class Tally {
  private games = 0;
  private decisions = 0;
  private readonly turns: number[] = [];
  private readonly violations: string[] = [];
  private readonly bots = new Map<string, Score>();
  private readonly factions = new Map<string, Score>();

  add(outcome: Outcome, reproduction: string): void {
    const { answers, turns, winner, problem } = outcome;
    this.games++;
    this.decisions += answers.length;
    if (winner !== NONE) this.turns.push(turns);
    if (problem !== null) this.violations.push(`${problem} | ${reproduction}`);
    this.addSeats(outcome);
  }

  private addSeats({ fixture, thinking, winner }: Outcome): void {
    fixture.config.players.forEach(({ factions }, seat) => {
      const won = seat === winner ? 1 : 0;
      const { decisions = 0, millis = 0 } = thinking[seat] ?? {};
      const played = { games: 1, wins: won, decisions, millis };
      addTo(this.bots, fixture.bots[seat]?.name ?? '', played);
      for (const faction of factions ?? []) addTo(this.factions, faction, played);
    });
  }

  report(seconds: number): Report {
    const { games, decisions, turns, violations } = this;
    return {
      games,
      finished: turns.length,
      decisions,
      seconds: rounded(seconds),
      gamesPerSecond: rounded(games / seconds),
      violations,
      turns: { mean: rounded(ratio(sum(turns), turns.length)), max: Math.max(0, ...turns) },
      bots: [...this.bots].map(([name, score]) => ({
        name,
        wins: score.wins,
        games: score.games,
        winRate: rounded(ratio(score.wins, score.games)),
        millisPerDecision: rounded(ratio(score.millis, score.decisions)),
      })),
      factions: [...this.factions].sort(byName).map(([name, score]) => ({
        name,
        games: score.games,
        winRate: rounded(ratio(score.wins, score.games)),
      })),
    };
  }
}

function addTo(scores: Map<string, Score>, name: string, more: Score): void {
  const score = scores.get(name) ?? { games: 0, wins: 0, decisions: 0, millis: 0 };
  score.games += more.games;
  score.wins += more.wins;
  score.decisions += more.decisions;
  score.millis += more.millis;
  scores.set(name, score);
}

function byName([one]: readonly [string, Score], [other]: readonly [string, Score]): number {
  return one.localeCompare(other, 'en');
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
