import { NONE, type GameRecord, type Rules, type State } from '@smashup/engine';
import type { Words } from '@smashup/words';
import { givenInRecord } from './journal.ts';
import { replayGame, replaySteps, type Hearing } from './position.ts';
import type { StoryLine } from './protocol/update.ts';
import { tellLine } from './story.ts';

/** What an answer led to. */
export interface Moment {
  readonly lines: readonly StoryLine[];
  /** Changes when the retelling moves on. */
  readonly state: State;
}

/**
 * Tells a recorded game answer by answer, beginning with its opening: everything that happens, including what was
 * hidden from the players.
 */
export function* retell(rules: Rules, record: GameRecord, words: Words): Generator<Moment> {
  let lines: StoryLine[] = [];
  const steps = replaySteps(rules, record, givenInRecord(record), (event, state) => {
    lines.push(tellLine(event, words, { state, you: NONE, seesAll: true }));
  });
  for (const { history } of steps) {
    yield { lines, state: history.state };
    lines = [];
  }
}

/** The same event by event, not in words. */
export function hearGame(rules: Rules, record: GameRecord, hear: Hearing): void {
  replayGame(rules, record, givenInRecord(record), hear);
}
