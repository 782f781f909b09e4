import { smashUp } from '@smashup/cards';
import {
  History,
  type Config,
  type Decision,
  type GameRecord,
  type LogEvent,
  type Seat,
  type Seed,
  type State,
  type View,
} from '@smashup/engine';
import type { SeatSetUp } from '../protocol/set-up.ts';
import type { TableView } from '../protocol/table-view.ts';
import type { Beat, StoryLine } from '../protocol/update.ts';
import { BeatRecorder } from './beats.ts';
import { Course } from './course.ts';
import { presentTable } from './present/table.ts';
import { Story } from './story.ts';

/** What happens while a game is made can never be taken back. */
const BEFORE_ANSWERS = -1;

/** Who gives an answer: a sitter of their own accord, or the referee for a person who does not want to be asked. */
export type AnsweredBy = 'sitter' | 'referee';

/** A game at a table of persons and bots, with its story. Somebody who sees it is a seat, or null for a spectator. */
export class Match {
  readonly id: string;
  readonly seats: readonly SeatSetUp[];
  private readonly history: History;
  private readonly story: Story;
  private readonly scores: Course;
  /** For each answer that could be taken back, who gave it. */
  private answeredBy: AnsweredBy[] = [];

  constructor(id: string, seats: readonly SeatSetUp[], config: Config, seed: Seed) {
    this.id = id;
    this.seats = seats;
    this.story = new Story(listenersAmong(seats));
    this.scores = new Course();
    // While a game is being made there is no state yet in which the cards could be looked up.
    const opening: LogEvent[] = [];
    this.history = new History(smashUp, config, seed, (event) => opening.push(event));
    for (const event of opening) this.hear(event, BEFORE_ANSWERS);
  }

  /** Takes up a recorded game where it ended. Throws a SmashUpError when the record cannot be played. */
  static resume(id: string, seats: readonly SeatSetUp[], { config, seed, answers }: GameRecord): Match {
    const match = new Match(id, seats, config, seed);
    for (const picks of answers) match.take(picks, 'sitter');
    return match;
  }

  get state(): State {
    return this.history.state;
  }

  get record(): GameRecord {
    return this.history.record;
  }

  get pending(): Decision | null {
    return this.state.pending;
  }

  /** VP of each seat at the end of each turn. */
  get course(): readonly (readonly number[])[] {
    return this.scores.vp;
  }

  log(viewer: Seat | null): readonly StoryLine[] {
    return this.story.lines(viewer);
  }

  view(viewer: Seat | null): View {
    return smashUp.view(this.state, viewer ?? 'spectator');
  }

  present(viewer: Seat | null): TableView {
    return presentTable(this.view(viewer));
  }

  /** Carries out an answer; what the viewer saw of it. */
  answer(picks: readonly number[], by: AnsweredBy, viewer: Seat | null): Beat[] {
    const recorder = new BeatRecorder(() => this.present(viewer));
    this.take(picks, by, () => {
      const line = this.story.latest(viewer);
      if (line !== undefined) recorder.hear(line);
    });
    return recorder.finish();
  }

  private take(picks: readonly number[], by: AnsweredBy, onNews: () => void = () => {}): void {
    const answers = this.record.answers.length;
    this.history.answer(picks, (event) => {
      this.hear(event, answers);
      onNews();
    });
    this.answeredBy = this.history.canUndo ? [...this.answeredBy, by] : [];
  }

  /** `answers`: how many had been given before the one that brought it about. */
  private hear(event: LogEvent, answers: number): void {
    this.story.hear(event, this.state, answers);
    this.scores.hear(event, this.state, answers);
  }

  get canUndo(): boolean {
    return this.answeredBy.includes('sitter');
  }

  /** Takes back the last answer that was not given by the referee, with all that followed. */
  undo(): void {
    let by: AnsweredBy | undefined;
    do {
      this.history.undo();
      by = this.answeredBy.pop();
    } while (by === 'referee');
    const answers = this.record.answers.length;
    this.story.rewind(answers);
    this.scores.rewind(answers);
  }
}

/** One person sees the game as one of the players; several, or none, also as somebody who only watches. */
function listenersAmong(seats: readonly SeatSetUp[]): (Seat | null)[] {
  const persons = [...seats.keys()].filter((seat) => seats[seat]?.sitter.kind === 'person');
  if (persons.length === 1) return persons;
  return [null, ...(persons.length === 0 ? seats.keys() : persons)];
}
