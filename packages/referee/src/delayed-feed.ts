import {
  isSeenBy,
  NONE,
  type CardId,
  type GameRecord,
  type LogEvent,
  type RecordedAnswer,
  type State,
  type View,
} from '@smashup/engine';
import type { LocaleName } from '@smashup/words';
import type { Audience } from './audience.ts';
import { BeatRecorder, type Look } from './beats.ts';
import type { Instruments, Lens } from './instruments.ts';
import { givenInRecord } from './journal.ts';
import { advance, fork, replayGame, type Hearing, type Position } from './position.ts';
import { inspectCard } from './present/inspection.ts';
import { presentTable } from './present/table.ts';
import { presentSituation, updateWith } from './present/update.ts';
import type { Inspection } from './protocol/inspection.ts';
import type { Beat, StoryLine, Update } from './protocol/update.ts';
import { Refusal } from './refusal.ts';
import { isSame } from './same-data.ts';
import { tellLine } from './story.ts';
import { toldTo, type Told } from './told.ts';

/** The game that is shown. */
interface Source {
  readonly record: GameRecord;
  readonly turn: number;
}

/**
 * What those are shown who watch with open hands: the game as it was some turns ago, as all its players together saw it.
 * It is played once more from the record, on a position of its own, so nothing comes from the table as it is now. What
 * no player has been told, such as the order of a deck, stays hidden here too.
 */
export class DelayedFeed {
  private readonly instruments: Instruments;
  private readonly source: Source;
  private readonly turns: number;
  private readonly audience: Audience;
  private shown: Position | null = null;
  /** The answers that led there. */
  private answers: readonly RecordedAnswer[] = [];
  /** The game may be shown up to the beginning of this turn. */
  private until = 0;

  /** `turns`: so many have been played since what is shown. */
  constructor(instruments: Instruments, source: Source, turns: number, language: LocaleName) {
    this.instruments = instruments;
    this.source = source;
    this.turns = turns;
    this.audience = { seat: null, language };
  }

  /** Before that, fewer turns have been played. */
  get hasBegun(): boolean {
    return this.shown !== null;
  }

  /** Shows what may be shown by now; null: nothing new. `isOver`: nothing is left to hide. */
  advance(isOver: boolean): Told<Update> | null {
    const until = isOver ? Number.POSITIVE_INFINITY : this.source.turn - this.turns;
    if (until === this.until || until < 1) return null;
    this.until = until;
    const { record } = this.source;
    const { shown, answers } = this;
    const isContinued = isSame(record.answers.slice(0, answers.length), answers);
    return shown === null || !isContinued ? this.begin(record) : this.goOn(record, shown);
  }

  private begin(record: GameRecord): Told<Update> | null {
    const isFirst = this.shown === null;
    const opening = replayGame(this.instruments.rules, record, []);
    const { length, state } = opening.history;
    // Where cards have changed, the game begins in the middle of a turn.
    const isOld = length === 0 ? state.turn.number <= this.until : state.turn.number < this.until;
    if (!isOld) return null;
    this.show(record, this.walk(record, opening));
    // Where it has been shown before, answers were taken back: the story is another one.
    return this.tell([], isFirst ? null : this.story().content);
  }

  private goOn(record: GameRecord, from: Position): Told<Update> | null {
    const beats: Beat[] = [];
    const reached = this.walk(record, from, beats);
    if (reached === from) return null;
    this.show(record, reached);
    return this.tell(beats, null);
  }

  /** Plays on as far as may be shown; `beats`: where what is seen on the way is put. */
  private walk({ answers }: GameRecord, from: Position, beats: Beat[] | null = null): Position {
    let position = from;
    for (const answer of answers.slice(from.history.length)) {
      if (position.history.state.turn.number >= this.until) break;
      const tried = fork(position);
      const recorder = new BeatRecorder(() => this.look(tried));
      const hear: Hearing = (event, state) => recorder.hear(event, this.line(event, state));
      const reached = advance(
        tried,
        'person',
        (sink) => tried.history.repeat(answer, sink),
        beats === null ? undefined : hear,
      );
      // An answer may end more than one turn.
      if (reached.history.state.turn.number > this.until) break;
      position = reached;
      beats?.push(...recorder.finish());
    }
    return position;
  }

  private show({ answers }: GameRecord, position: Position): void {
    this.shown = position;
    this.answers = answers.slice(0, position.history.length);
  }

  // Telling

  /** What is shown, without its story. */
  present(): Told<Update> {
    return this.tell([], null);
  }

  /** The whole story up to there. */
  story(): Told<readonly StoryLine[]> {
    const lines: StoryLine[] = [];
    const record = { ...this.source.record, answers: this.answers };
    replayGame(this.instruments.rules, record, givenInRecord(record), (event, state) => {
      lines.push(this.line(event, state));
    });
    return toldTo(this.audience, lines);
  }

  inspect(card: CardId): Told<Inspection> {
    return toldTo(this.audience, inspectCard(this.view(this.begun), card, this.lens));
  }

  private tell(beats: readonly Beat[], story: readonly StoryLine[] | null): Told<Update> {
    const position = this.begun;
    const view = this.view(position);
    const table = presentTable(view, this.instruments.reading);
    const situation = presentSituation(position, view, table, false, null, this.lens);
    return toldTo(this.audience, updateWith(situation, beats, story));
  }

  private get begun(): Position {
    if (this.shown === null) throw new Refusal('too late', 'There is nothing to be seen yet.');
    return this.shown;
  }

  /** An event says which players may know its cards: it is open if any of them may. */
  private line(event: LogEvent, state: State): StoryLine {
    const seesAll = state.players.some((_, seat) => isSeenBy(event, seat));
    const words = this.instruments.words(this.audience.language);
    return tellLine(event, words, { state, you: NONE, seesAll });
  }

  private look(position: Position): Look {
    const view = this.view(position);
    return () => presentTable(view, this.instruments.reading);
  }

  private view({ history }: Position): View {
    return this.instruments.rules.view(history.state, 'players');
  }

  private get lens(): Lens {
    const { instruments, audience } = this;
    return { reading: instruments.reading, words: instruments.words(audience.language) };
  }
}
