import { smashUp } from '@smashup/cards';
import { openRecord, type GameRecord } from '@smashup/engine';

/** The game of a file. */
export function recordIn(text: string): GameRecord {
  const { record } = openRecord(smashUp, JSON.parse(text));
  if (record === null) throw new Error('Nothing of it can be played.');
  return record;
}
