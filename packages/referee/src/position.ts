import {
  History,
  NONE,
  SmashUpError,
  type Config,
  type GameRecord,
  type LogEvent,
  type RecordedAnswer,
  type Rules,
  type Seat,
  type Seed,
  type Sink,
  type State,
} from '@smashup/engine';
import { isEndOfTurn, milestone, type Milestone } from './course.ts';
import { givenInRecord, type AnsweredBy, type Given } from './journal.ts';

/** An answer since something last came to light. */
export interface Step {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  /** The number of the turn in which it was given. */
  readonly turn: number;
}

/** A window that was passed for a player who could have responded. */
export interface Pass {
  readonly seat: Seat;
  readonly turn: number;
  /** Number of answers before it. */
  readonly answers: number;
}

/** The position of a match: the game, and how it got there. Each step makes a new one. */
export interface Position {
  readonly history: History;
  /** The answers since something hidden last came to light: what was before can never be taken back. */
  readonly steps: readonly Step[];
  readonly course: readonly Milestone[];
  /** By the referee, under standing orders. */
  readonly passes: readonly Pass[];
}

/** Receives each event, with the state in which cards can be looked up. */
export type Hearing = (event: LogEvent, state: State) => void;

/** A new game; what happens while it is made is told as soon as there is a state. */
export function openGame(rules: Rules, config: Config, seed: Seed, hear?: Hearing): Position {
  return opening(hear, (sink) => History.begin(rules, config, seed, sink));
}

function opening(hear: Hearing | undefined, open: (sink: Sink) => History): Position {
  const events: LogEvent[] = [];
  const history = open((event) => events.push(event));
  for (const event of events) hear?.(event, history.state);
  return { history, steps: [], course: [], passes: [] };
}

/** Plays a recorded game: before its first answer, and after each. */
export function* replaySteps(
  rules: Rules,
  record: GameRecord,
  given: readonly Given[],
  hear?: Hearing,
): Generator<Position, Position> {
  let position = opening(hear, (sink) => History.start(rules, record, sink));
  const before = position.history.length;
  for (const [index, { answer, by }] of given.entries()) {
    // Answers given before the game went on with other cards can be read, not played.
    if (index < before) continue;
    yield position;
    const { history } = position;
    position = advance(position, by, (sink) => repeat(history, answer, index, sink), hear);
  }
  yield position;
  return position;
}

function repeat(history: History, answer: RecordedAnswer, index: number, sink: Sink): void {
  if (history.state.pending === null) {
    throw new SmashUpError(`Answer ${index + 1} comes after the end of the game.`);
  }
  try {
    history.repeat(answer, sink);
  } catch (error) {
    if (!(error instanceof SmashUpError)) throw error;
    throw new SmashUpError(`Answer ${index + 1} is not legal. ${error.message}`);
  }
}

/** The same, up to the end. */
export function replayGame(
  rules: Rules,
  record: GameRecord,
  given: readonly Given[],
  hear?: Hearing,
): Position {
  const steps = replaySteps(rules, record, given, hear);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Carries out an answer on the position's own history, and notes what undo, course and standing orders need. */
export function advance(
  { history, steps, course, passes }: Position,
  by: AnsweredBy,
  answer: (sink: Sink) => void,
  hear?: Hearing,
): Position {
  const { state, length } = history;
  const { barrier, pending } = state;
  const turn = state.turn.number;
  const reached: Milestone[] = [];
  const isPass = by === 'referee' && pending?.kind === 'respond' && pending.options.length > 1;
  answer((event) => {
    if (isEndOfTurn(event)) reached.push(milestone(state, length));
    hear?.(event, state);
  });
  return {
    history,
    steps: state.barrier === barrier ? [...steps, { seat: pending?.seat ?? NONE, by, turn }] : [],
    course: reached.length === 0 ? course : [...course, ...reached],
    passes: isPass ? [...passes, { seat: pending.seat, turn, answers: length }] : passes,
  };
}

export function fork(position: Position): Position {
  return { ...position, history: position.history.fork() };
}

/** As it was when that many answers had been given; never back beyond the point where something came to light. */
export function backTo(
  rules: Rules,
  { history, steps, course, passes }: Position,
  answers: number,
): Position {
  const { record, length } = history;
  return {
    history: replayGame(rules, record, givenInRecord(record).slice(0, answers)).history,
    steps: steps.slice(0, Math.max(0, steps.length - (length - answers))),
    course: course.filter(({ after }) => after < answers),
    passes: passes.filter((pass) => pass.answers < answers),
  };
}
