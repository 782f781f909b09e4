import type { Config } from '../model/config.ts';
import type { Seed } from '../model/random.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { CardError, SmashUpError } from './errors.ts';
import type { Sink } from './log.ts';
import { replay, type GameRecord } from './record.ts';
import type { Rules } from './rules.ts';

/**
 * A game that is being played, with its record and with undo: back to the last moment when something hidden came to
 * light or somebody else decided, never behind it.
 */
export class History {
  private readonly rules: Rules;
  private readonly config: Config;
  private readonly seed: Seed;
  private answers: number[][] = [];
  /** The states before each answer that can still be taken back. */
  private past: State[] = [];
  private current: State;

  constructor(rules: Rules, config: Config, seed: Seed, sink?: Sink) {
    this.rules = rules;
    this.config = config;
    this.seed = seed;
    this.current = rules.newGame(config, seed, sink);
  }

  /** Takes up a recorded game where it ended. */
  static resume(rules: Rules, record: GameRecord, sink?: Sink): History {
    const history = new History(rules, record.config, record.seed);
    history.current = replay(rules, record, record.answers.length, sink);
    history.answers = record.answers.map((picks) => [...picks]);
    return history;
  }

  get state(): State {
    return this.current;
  }

  get record(): GameRecord {
    return { version: STATE_VERSION, config: this.config, seed: this.seed, answers: this.answers };
  }

  answer(picks: readonly number[], sink?: Sink): void {
    const { pending } = this.current;
    if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
    const before = this.rules.clone(this.current);
    try {
      this.rules.apply(this.current, { decision: pending.id, picks }, sink);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      throw error.recordedAs({ ...this.record, answers: [...this.answers, error.failure.picks] });
    }
    this.answers.push([...picks]);
    this.past.push(before);
    const { state } = this;
    const crossed = state.barrier !== before.barrier || state.pending?.seat !== pending.seat;
    if (crossed) this.past = [];
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Takes back the last answer. */
  undo(): void {
    const before = this.past.pop();
    if (before === undefined) throw new SmashUpError('There is nothing that could be taken back.');
    this.answers.pop();
    this.current = before;
  }
}
