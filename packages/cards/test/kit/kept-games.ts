import {
  buildLibrary,
  createRules,
  History,
  openRecord,
  packRecord,
  type GameRecord,
  type Opened,
  type Rules,
} from '@smashup/engine';
import { library, smashUp } from '../../src/index.ts';
import type { ContentChange } from './content-changes.ts';
import { halfPlayed } from './half-played.ts';

export const rulesWith = (change: ContentChange): Rules => createRules(buildLibrary(change(library.sets)));
export const written = (record: GameRecord): string => JSON.stringify(packRecord(record));
export const opened = (rules: Rules, text: string): Opened => openRecord(rules, JSON.parse(text));

/** Each is played once: whoever tries what becomes of a game does so with what was saved of it. */
const games = new Map<number, History>();

export function gameOf(number: number): History {
  const played = games.get(number) ?? halfPlayed(smashUp, number);
  games.set(number, played);
  return played;
}

/** As far as a record can be played with these rules. */
export function playedOut(rules: Rules, { record }: Opened): History {
  if (record === null) throw new Error('There is nothing to be played.');
  const history = History.start(rules, record);
  for (const answer of record.answers.slice(history.length)) history.repeat(answer);
  return history;
}
