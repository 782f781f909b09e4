import { smashUp } from '../content/content.ts';
import type { Decision, LogEvent, Seat, Sink, State } from '@smashup/engine';
import { at } from '../lists.ts';
import type { GameCheck } from './check/game-check.ts';
import { Violation } from './check/violation.ts';
import type { Fixture } from './fixture.ts';

/** Every game should be over long before this. */
const MOST_DECISIONS = 20_000;

/** A chance to win that a bot had better be right about. */
const SURE = 0.99;

export interface Outcome {
  readonly fixture: Fixture;
  /** The picks for each decision in turn, as a game record holds them. */
  readonly answers: readonly (readonly number[])[];
  readonly turns: number;
  /** Empty if the game was not finished. */
  readonly winners: readonly Seat[];
  /** By seat: the milliseconds that each of its decisions took. */
  readonly thinking: readonly (readonly number[])[];
  /** By seat: it was sure to win at one of its decisions (SURE). */
  readonly sure: readonly boolean[];
  /** Guests that are out of the game, in the order in which they broke a rule. */
  readonly forfeits: readonly Forfeit[];
  /** The failure in one line; null: none. */
  readonly problem: string | null;
}

/** A shared win counts as a fraction for each winner, so that every game has one win. */
export function winShare(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export interface Forfeit {
  readonly seat: Seat;
  /** Why it is out, as the continuation of its name. */
  readonly why: string;
}

/** One game of a series, decision by decision; the caller asks the bots. */
export class GameRun {
  readonly fixture: Fixture;
  readonly answers: (readonly number[])[] = [];
  private readonly thinking: number[][];
  private readonly sure: boolean[];
  private readonly check: GameCheck | null;
  private readonly sink: Sink | undefined;
  private readonly hear: Sink | null;
  private current: State | null = null;

  /** `hear` is told what happens, the opening as soon as there is a table. */
  constructor(fixture: Fixture, check: GameCheck | null, hear: Sink | null = null) {
    this.fixture = fixture;
    this.check = check;
    this.hear = hear;
    this.thinking = fixture.bots.map(() => []);
    this.sure = fixture.bots.map(() => false);
    this.sink = check === null && hear === null ? undefined : (event, state) => this.tell(event, state);
  }

  get state(): State {
    if (this.current === null) throw new Error('The game has not begun.');
    return this.current;
  }

  /** Deals; returns the first decision. */
  begin(): Decision | null {
    const { config, seed } = this.fixture;
    const opening: LogEvent[] = [];
    this.current = smashUp.newGame(
      config,
      seed,
      this.sink === undefined
        ? undefined
        : (event, state) => {
            this.check?.hear(event, state);
            opening.push(event);
          },
    );
    for (const event of opening) this.hear?.(event, this.current);
    return this.next();
  }

  private tell(event: LogEvent, state: State): void {
    this.check?.hear(event, state);
    this.hear?.(event, state);
  }

  /** The pending decision; null: the game is over. */
  next(): Decision | null {
    if (this.state.pending === null) {
      this.check?.atEnd(this.state);
      return null;
    }
    if (this.answers.length === MOST_DECISIONS) {
      throw new Violation(`no end within ${MOST_DECISIONS} decisions`);
    }
    if (this.check !== null) this.current = this.check.atDecision(this.state);
    return this.state.pending;
  }

  give({ id, seat }: Decision, picks: readonly number[], millis: number): void {
    const { state } = this;
    at(this.thinking, seat).push(millis);
    const answer = { decision: id, picks };
    const expect = this.check?.answering(state, answer);
    smashUp.apply(state, answer, this.sink);
    this.answers.push(picks);
    expect?.(state);
  }

  /** The chance to win that a seat saw before it answered; undefined: it did not say. */
  noteChance(seat: Seat, chance: number | undefined): void {
    if (chance !== undefined && chance >= SURE) this.sure[seat] = true;
  }

  /** The failure in one line; null: none. */
  attempt(play: () => void): string | null {
    try {
      play();
      return null;
    } catch (error) {
      return this.problem(error);
    }
  }

  problem(error: unknown): string {
    return `turn ${this.current?.turn.number ?? 0}, decision ${this.answers.length + 1}: ${inOneLine(error)}`;
  }

  outcome(problem: string | null): Outcome {
    const { fixture, answers, thinking, sure, current } = this;
    return {
      fixture,
      answers,
      turns: current?.turn.number ?? 0,
      winners: current?.gameWinners ?? [],
      thinking,
      sure,
      forfeits: [],
      problem,
    };
  }
}

/** A message, and for an exception where it was thrown. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(/\s*\n\s*/gu, ' ');
  if (error instanceof Violation) return message;
  const place = /\n\s+(?<place>at .*)/u.exec(error.stack ?? '')?.groups?.['place'] ?? '';
  return `${error.name}: ${message} ${place}`.trimEnd();
}
