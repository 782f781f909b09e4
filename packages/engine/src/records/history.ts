import type { Config } from '../model/config.ts';
import type { Decision } from '../model/decision.ts';
import type { Seed } from '../model/random.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { CardError, SmashUpError } from '../outside/errors.ts';
import type { Sink } from '../outside/log.ts';
import type { Rules } from '../outside/rules.ts';
import { baseList } from '../rules/composition.ts';
import { isQuiet, fromCheckpoint, toCheckpoint, type Point } from './checkpoint.ts';
import { optionNames, picksNamed } from './option-names.ts';
import { shortCheck } from './portrait.ts';
import type { Snapshot } from './snapshot.ts';
import type { Checkpoint, GameRecord, RecordedAnswer } from '../model/record.ts';
import { nth } from '../model/nth.ts';

/** A game from its beginning: what it started from, and all answers. */
interface Origin {
  readonly config: Config;
  readonly seed: Seed;
  readonly answers: readonly RecordedAnswer[];
  readonly from: Checkpoint | null;
}

/** A game that is being played, with its record. */
export class History {
  readonly rules: Rules;
  private readonly config: Config;
  readonly seed: Seed;
  private readonly answers: RecordedAnswer[];
  private readonly from: Checkpoint | null;
  /** The last point of the turn, or of the one before, at which nothing was in the middle of being resolved. */
  private quiet: Point | null = null;
  readonly state: State;

  private constructor(rules: Rules, { config, seed, answers, from }: Origin, state: State) {
    this.rules = rules;
    this.config = config;
    this.seed = seed;
    this.answers = [...answers];
    this.from = from;
    this.state = state;
  }

  /** A new game. The sink hears about its opening before there is a state in which cards could be looked up. */
  static begin(rules: Rules, config: Config, seed: Seed, sink?: Sink): History {
    const state = rules.newGame(config, seed, sink);
    const history = new History(rules, { config, seed, answers: [], from: null }, state);
    history.noteQuiet();
    return history;
  }

  /** The start of a record opened with these rules: its answers from `length` on can be repeated. */
  static start(rules: Rules, { config, seed, answers, from }: GameRecord, sink?: Sink): History {
    if (from === null) return History.begin(rules, config, seed, sink);
    const history = History.takeUp(rules, { config, seed, answers, from }, from);
    if (history === null) throw new SmashUpError('The game cannot be resumed where it was continued.');
    return history;
  }

  /** The game at a checkpoint; null if it cannot be taken up there. */
  static takeUp(rules: Rules, origin: Origin, checkpoint: Checkpoint): History | null {
    const state = fromCheckpoint(rules, checkpoint);
    if (state === null) return null;
    const answers = origin.answers.slice(0, checkpoint.after);
    const history = new History(rules, { ...origin, answers, from: checkpoint }, state);
    history.noteQuiet();
    return history;
  }

  /**
   * The game where its snapshot was taken, without playing what led there: for the program that took it, which would
   * come to the same. Null: the answers of the record do not lead there.
   */
  static resume(rules: Rules, record: GameRecord, { now, quiet }: Snapshot): History | null {
    if (now.after !== record.answers.length) return null;
    const history = new History(rules, record, rules.clone(now.state));
    if (quiet === null) history.noteQuiet();
    else history.quiet = { after: quiet.after, state: rules.clone(quiet.state) };
    return history;
  }

  /** To be written down before the game goes on. */
  get snapshot(): Snapshot {
    const { now, quiet } = this;
    return { now, quiet: quiet?.after === now.after ? null : quiet };
  }

  private get now(): Point {
    return { after: this.length, state: this.state };
  }

  /** Everything but the checkpoints. */
  get record(): GameRecord {
    const { rules, config, seed, from } = this;
    return {
      version: STATE_VERSION,
      content: rules.library.fingerprint,
      config,
      offer: config.players.some(({ factions }) => factions === null)
        ? (config.pool ?? rules.library.factionNames)
        : [],
      bases: this.bases(),
      seed,
      answers: [...this.answers],
      from,
      checkpoints: [],
    };
  }

  /** The record to save. It opens even when the content changes. */
  save(): GameRecord {
    if (this.state.pending === null) return this.record;
    const { now, quiet } = this.snapshot;
    const points = quiet === null ? [now] : [quiet, now];
    const { library } = this.rules;
    return { ...this.record, checkpoints: points.map((point) => toCheckpoint(library, point)) };
  }

  private bases(): string[] {
    const { library } = this.rules;
    const { players } = this.state;
    if (players.some(({ factions }) => factions.length < 2)) return [];
    return baseList(library, this.state).map((def) => nth(library.defs, def).key);
  }

  /** Number of answers. */
  get length(): number {
    return this.answers.length;
  }

  /** Carries out an answer; returns it as the record keeps it. */
  answer(picks: readonly number[], sink?: Sink): RecordedAnswer {
    const { pending } = this.state;
    if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
    return this.carryOut(picks, this.recordedAs(picks), pending, sink);
  }

  private carryOut(
    picks: readonly number[],
    recorded: RecordedAnswer,
    { id }: Decision,
    sink?: Sink,
  ): RecordedAnswer {
    try {
      this.rules.apply(this.state, { decision: id, picks }, sink);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      throw error.recordedAs({ ...this.record, answers: [...this.answers, recorded] });
    }
    this.answers.push(recorded);
    this.noteQuiet();
    return recorded;
  }

  private recordedAs(picks: readonly number[]): RecordedAnswer {
    const { state, rules } = this;
    const names = state.pending === null ? [] : optionNames(rules.library, state, state.pending);
    const chosen = Array.isArray(picks) ? picks.map((pick: number) => names[pick] ?? '') : [];
    return [shortCheck(rules.library, state), ...chosen];
  }

  /** Carries out an answer from a record; throws a SmashUpError if this is not the table that it was given on. */
  repeat(answer: RecordedAnswer, sink?: Sink): void {
    const { pending } = this.state;
    if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
    this.carryOut(this.picksOf(answer), answer, pending, sink);
  }

  /** The options that an answer from a record picks here; throws a SmashUpError if it was not given on this table. */
  picksOf([check, ...chosen]: RecordedAnswer): readonly number[] {
    const { state, rules } = this;
    if (check !== shortCheck(rules.library, state)) {
      throw new SmashUpError('The game is no longer the same.');
    }
    const { pending } = state;
    const picks = pending === null ? null : picksNamed(rules.library, state, pending, chosen);
    if (picks === null) throw new SmashUpError(`There is no "${chosen.join('", "')}" to choose.`);
    return picks;
  }

  /** The first such point of a turn is used until the next turn begins. */
  private noteQuiet(): void {
    const { state, quiet } = this;
    if (!isQuiet(state) || quiet?.state.turn.number === state.turn.number) return;
    this.quiet = { after: this.length, state: this.rules.clone(state) };
  }

  /** A copy of the game: changing one leaves the other as it is. */
  fork(): History {
    const { rules, config, seed, answers, from } = this;
    const copy = new History(rules, { config, seed, answers, from }, rules.clone(this.state));
    copy.quiet = this.quiet;
    return copy;
  }
}
