import type { Config } from '../model/config.ts';
import type { Seed } from '../model/random.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { CardError, SmashUpError } from './errors.ts';
import type { Sink } from './log.ts';
import type { GameRecord } from './record.ts';
import type { Rules } from './rules.ts';

/** An answer as a record keeps it. */
export type RecordedAnswer = GameRecord['answers'][number];

/** A game that is being played, with its record. */
export class History {
  private readonly rules: Rules;
  private readonly config: Config;
  readonly seed: Seed;
  private readonly answers: RecordedAnswer[];
  readonly state: State;

  private constructor(rules: Rules, { config, seed, answers }: Omit<GameRecord, 'version'>, state: State) {
    this.rules = rules;
    this.config = config;
    this.seed = seed;
    this.answers = [...answers];
    this.state = state;
  }

  /** A new game. The sink hears of its opening before there is a state in which cards could be looked up. */
  static begin(rules: Rules, config: Config, seed: Seed, sink?: Sink): History {
    return new History(rules, { config, seed, answers: [] }, rules.newGame(config, seed, sink));
  }

  get record(): GameRecord {
    return { version: STATE_VERSION, config: this.config, seed: this.seed, answers: [...this.answers] };
  }

  /** How many answers have been given. */
  get length(): number {
    return this.answers.length;
  }

  /** Carries out an answer; gives it as the record keeps it. */
  answer(picks: readonly number[], sink?: Sink): RecordedAnswer {
    const { pending } = this.state;
    if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
    try {
      this.rules.apply(this.state, { decision: pending.id, picks }, sink);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      throw error.recordedAs({ ...this.record, answers: [...this.answers, error.failure.picks] });
    }
    const recorded = [...picks];
    this.answers.push(recorded);
    return recorded;
  }

  /** Carries out an answer from a record. */
  repeat(answer: RecordedAnswer, sink?: Sink): void {
    this.answer(answer, sink);
  }

  /** The same game once more: what is done to the one leaves the other as it is. */
  fork(): History {
    return new History(this.rules, this.record, this.rules.clone(this.state));
  }
}
