import { at, sum } from '../lists.ts';
import { percentile } from '../statistics/percentile.ts';
import { rate, rounded, type Rate } from '../statistics/wilson.ts';
import { winShare, type Outcome } from './game-run.ts';

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

/** Its games are counted by seats taken: a game that a bot plays against itself counts once per seat. */
export interface BotReport extends Rate {
  readonly name: string;
  readonly millisPerDecision: number;
  /** 99 decisions in a hundred took no longer than this. */
  readonly millisAt99: number;
  /** Games in which it was 99 % sure to win at some decision, and how many of them it did not win. */
  readonly sure: { readonly games: number; readonly lost: number };
  /** Only for guests: the games in which they broke a rule, and are out. */
  readonly forfeits?: readonly ForfeitReport[];
}

interface ForfeitReport {
  readonly why: string;
  readonly games: number;
}

interface FactionReport {
  readonly name: string;
  readonly games: number;
  readonly winRate: number;
}

interface Score {
  readonly games: number;
  readonly wins: number;
}

/** Adds up games as they are finished. */
export class Tally {
  private games = 0;
  private decisions = 0;
  private finished = 0;
  /** Of finished games only. */
  private readonly turns: number[] = [];
  private readonly violations: string[] = [];
  private readonly bots = new Map<string, Score>();
  /** The milliseconds of every decision, by bot. */
  private readonly millis = new Map<string, number[]>();
  /** By bot: the games that it was sure to win. */
  private readonly sure = new Map<string, Score>();
  private readonly factions = new Map<string, Score>();
  /** By guest: how often it broke each rule. */
  private readonly forfeits = new Map<string, Map<string, number>>();

  add(outcome: Outcome, reproduction: string): void {
    const { answers, turns, winners, forfeits, problem } = outcome;
    this.games++;
    this.decisions += answers.length;
    if (winners.length > 0 || forfeits.length > 0) this.finished++;
    if (winners.length > 0 && forfeits.length === 0) this.turns.push(turns);
    if (problem !== null) this.violations.push(`${problem} | ${reproduction}`);
    this.addSeats(outcome);
    this.addForfeits(outcome);
  }

  private addSeats({ fixture, thinking, sure, winners }: Outcome): void {
    fixture.config.players.forEach(({ factions }, seat) => {
      const { name } = at(fixture.bots, seat);
      const millis = this.millis.get(name) ?? [];
      this.millis.set(name, millis);
      for (const taken of thinking[seat] ?? []) millis.push(taken);
      const share = winShare(winners, seat);
      addGame(this.bots, name, share);
      if (sure[seat] === true) addGame(this.sure, name, share);
      for (const faction of factions ?? []) addGame(this.factions, faction, share);
    });
  }

  private addForfeits({ fixture, forfeits }: Outcome): void {
    for (const bot of fixture.bots) {
      if (bot.kind === 'command' && !this.forfeits.has(bot.name)) this.forfeits.set(bot.name, new Map());
    }
    for (const { seat, why } of forfeits) {
      const counts = this.forfeits.get(at(fixture.bots, seat).name);
      counts?.set(why, (counts.get(why) ?? 0) + 1);
    }
  }

  report(seconds: number): Report {
    const { games, finished, decisions, turns, violations } = this;
    return {
      games,
      finished,
      decisions,
      seconds: rounded(seconds),
      gamesPerSecond: rounded(games / seconds),
      violations,
      turns: { mean: rounded(ratio(sum(turns), turns.length)), max: Math.max(0, ...turns) },
      bots: [...this.bots].map(([name, score]) => this.reportBot(name, score)),
      factions: [...this.factions].sort(byName).map(([name, { games: seats, wins }]) => ({
        name,
        games: seats,
        winRate: rate(wins, seats).winRate,
      })),
    };
  }

  private reportBot(name: string, { wins, games }: Score): BotReport {
    const millis = this.millis.get(name) ?? [];
    const forfeits = this.forfeits.get(name);
    const sure = this.sure.get(name) ?? { games: 0, wins: 0 };
    return {
      name,
      ...rate(wins, games),
      millisPerDecision: rounded(ratio(sum(millis), millis.length)),
      millisAt99: rounded(percentile(millis, 0.99)),
      sure: { games: sure.games, lost: rounded(sure.games - sure.wins) },
      ...(forfeits === undefined
        ? {}
        : { forfeits: [...forfeits].map(([why, lost]) => ({ why, games: lost })) }),
    };
  }
}

function addGame(scores: Map<string, Score>, name: string, share: number): void {
  const { games, wins } = scores.get(name) ?? { games: 0, wins: 0 };
  scores.set(name, { games: games + 1, wins: wins + share });
}

function byName([one]: readonly [string, Score], [other]: readonly [string, Score]): number {
  return one.localeCompare(other, 'en');
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
