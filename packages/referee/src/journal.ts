import type { GameRecord, RecordedAnswer, Seat } from '@smashup/engine';

export const ANSWERED_BY = ['person', 'bot', 'referee'] as const;
/** The person in the seat, a bot, or the referee on behalf of a person who does not want to be asked. */
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** An entry of a game's journal, numbered from 0. Entries are never removed: an undo is another entry. */
export type Entry =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly by: AnsweredBy;
      readonly answer: RecordedAnswer;
    }
  /** Undo back to this number of answers. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number };

/** An answer that was not undone, and who gave it. */
export interface Given {
  readonly answer: RecordedAnswer;
  readonly by: AnsweredBy;
}

/** A record does not say who answered, so every answer counts as a person's own. */
export function givenInRecord({ answers }: GameRecord): Given[] {
  return answers.map((answer) => ({ answer, by: 'person' }));
}

/** The answers that hold once the journal has been read, after those given before it began. */
export function givenIn(before: readonly Given[], journal: readonly Entry[]): Given[] {
  const given = [...before];
  for (const entry of journal) {
    if (entry.kind === 'undo') given.length = Math.min(given.length, entry.to);
    else given.push(entry);
  }
  return given;
}
