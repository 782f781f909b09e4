import { smashUp } from '@smashup/cards';
import { NONE, SmashUpError, type GameRecord, type LogEvent, type State } from '@smashup/engine';
import { isAside } from '@smashup/words';
import type { StoryLine } from '../play/story.ts';
import { paint } from '../words/paint.ts';
import { words } from '../words/words.ts';

/** One turn of a recorded game; the set-up is turn 0. */
export interface Chapter {
  readonly turn: number;
  readonly lines: readonly StoryLine[];
}

/** Plays a record answer by answer and tells everything that happens, also what was hidden from the players. */
export class Retelling {
  private readonly record: GameRecord;
  private readonly chapters: Chapter[] = [];
  private lines: StoryLine[] = [];
  private turn = 0;
  readonly state: State;

  constructor(record: GameRecord) {
    this.record = record;
    const opening: LogEvent[] = [];
    this.state = smashUp.newGame(record.config, record.seed, (event) => opening.push(event));
    for (const event of opening) this.hear(event);
  }

  /** Turn by turn. While a chapter is looked at, `state` is at the first decision after it. */
  *tell(): Generator<Chapter> {
    for (const [index, picks] of this.record.answers.entries()) {
      this.answer(index, picks);
      yield* this.chapters.splice(0);
    }
    yield { turn: this.turn, lines: this.lines };
  }

  /** To the last answer, telling nothing. */
  finish(): State {
    for (const [index, picks] of this.record.answers.entries()) this.answer(index, picks);
    return this.state;
  }

  private answer(index: number, picks: readonly number[]): void {
    const { pending } = this.state;
    if (pending === null) throw new SmashUpError(`Answer ${index + 1} comes after the end of the game.`);
    try {
      smashUp.apply(this.state, { decision: pending.id, picks }, (event) => this.hear(event));
    } catch (error) {
      if (error instanceof SmashUpError)
        throw new SmashUpError(`Answer ${index + 1} is not legal. ${error.message}`);
      throw error;
    }
  }

  private hear(event: LogEvent): void {
    if (event.key === 'turn') {
      this.chapters.push({ turn: this.turn, lines: this.lines });
      this.turn = event.count ?? this.turn + 1;
      this.lines = [];
    }
    const text = paint(words.tellEvent(event, { state: this.state, you: NONE, seesAll: true }));
    this.lines.push({ key: event.key, aside: isAside(event), text });
  }
}
