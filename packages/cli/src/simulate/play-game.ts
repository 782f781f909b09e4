import { createBots, thinkAtRandom, type Budget, type Mind, type Thought } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { NONE, seedRandom, type Decision, type Seat, type Sink, type State } from '@smashup/engine';
import { chanceAt } from '@smashup/referee';
import { at } from '../lists.ts';
import { budgetOf, type Contestant } from '../options/bots.ts';
import type { GameCheck } from './check/game-check.ts';
import { Violation } from './check/violation.ts';
import type { Fixture } from './fixture.ts';

/** A tenth of a second or so; in iterations, so that the same seed gives the same game on every machine. */
const USUAL_BUDGET: Budget = { iterations: 200 };
/** Every game should be over long before. */
const MOST_DECISIONS = 20_000;

export interface Outcome {
  readonly fixture: Fixture;
  /** The picks for each decision in turn, as a game record holds them. */
  readonly answers: readonly (readonly number[])[];
  readonly turns: number;
  /** NONE if the game was not finished. */
  readonly winner: Seat;
  /** By seat: the milliseconds that each of its decisions took. */
  readonly thinking: readonly (readonly number[])[];
  /** What went wrong, in one line, or null. */
  readonly problem: string | null;
}

/** Plays one game to its end, or to the first thing that goes wrong. */
export function playGame(fixture: Fixture, check: GameCheck | null): Outcome {
  const run = new Run(fixture, check);
  const problem = run.toTheEnd();
  const { answers, thinking, state } = run;
  return {
    fixture,
    answers,
    turns: state?.turn.number ?? 0,
    winner: state?.winner ?? NONE,
    thinking,
    problem,
  };
}

class Run {
  readonly answers: (readonly number[])[] = [];
  readonly thinking: number[][];
  state: State | null = null;
  private readonly fixture: Fixture;
  private readonly check: GameCheck | null;
  private readonly sink: Sink | undefined;

  constructor(fixture: Fixture, check: GameCheck | null) {
    this.fixture = fixture;
    this.check = check;
    this.thinking = fixture.bots.map(() => []);
    this.sink = check === null ? undefined : (event, state) => check.hear(event, state);
  }

  toTheEnd(): string | null {
    try {
      this.play();
      return null;
    } catch (error) {
      return `turn ${this.state?.turn.number ?? 0}, decision ${this.answers.length + 1}: ${inOneLine(error)}`;
    }
  }

  private play(): void {
    const { config, seed } = this.fixture;
    this.state = smashUp.newGame(config, seed, this.sink);
    while (this.state.pending !== null) {
      if (this.answers.length === MOST_DECISIONS) {
        throw new Violation(`no end within ${MOST_DECISIONS} decisions`);
      }
      if (this.check !== null) this.state = this.check.atDecision(this.state);
      this.decide(this.state, this.state.pending);
    }
    this.check?.atEnd(this.state);
  }

  private decide(state: State, decision: Decision | null): void {
    if (decision === null) return;
    const picks = this.askBot(state, decision);
    const answer = { decision: decision.id, picks };
    const expect = this.check?.answering(state, answer);
    smashUp.apply(state, answer, this.sink);
    this.answers.push(picks);
    expect?.(state);
  }

  private askBot(state: State, decision: Decision): readonly number[] {
    const { seat } = decision;
    const mind = { random: seedRandom(chanceAt(this.fixture.seed, this.answers.length)), now };
    const started = now();
    const { answer } = thinkAs(at(this.fixture.bots, seat), state, decision, mind);
    at(this.thinking, seat).push(now() - started);
    return answer.picks;
  }
}

const BOTS = createBots(smashUp);

/** A view is made for whoever looks at it: most games are played at random, and it would be a good part of their cost. */
function thinkAs(bot: Contestant, state: State, decision: Decision, mind: Mind): Thought {
  if (bot.level === 'random') return thinkAtRandom(decision, mind);
  return BOTS[bot.level](smashUp.view(state, decision.seat), decision, budgetOf(bot, USUAL_BUDGET), mind);
}

function now(): number {
  return performance.now();
}

/** A message, and for an exception where it was thrown. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(/\s*\n\s*/gu, ' ');
  if (error instanceof Violation) return message;
  const place = /\n\s+(?<place>at .*)/u.exec(error.stack ?? '')?.groups?.['place'] ?? '';
  return `${error.name}: ${message} ${place}`.trimEnd();
}
