import { smashUp } from '../content/content.ts';
import type { GameRecord, State } from '@smashup/engine';
import { retell, type StoryLine } from '@smashup/referee';
import { words } from '../words/words.ts';

/** One turn of a recorded game; the set-up is turn 0. */
export interface Chapter {
  readonly turn: number;
  readonly lines: readonly StoryLine[];
  /** At the first decision after it. */
  readonly state: State;
}

/** A recorded game turn by turn, up to its last answer. */
export function* chaptersOf(record: GameRecord): Generator<Chapter> {
  let turn = 0;
  let told: StoryLine[] = [];
  let latest: State | null = null;
  for (const { lines, state } of retell(smashUp, record, words)) {
    latest = state;
    for (const line of lines) {
      if (line.key === 'turn') {
        yield { turn, lines: told, state };
        turn = line.count;
        told = [];
      }
      told.push(line);
    }
  }
  if (latest !== null) yield { turn, lines: told, state: latest };
}
