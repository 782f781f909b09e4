import { packRecord, type GameRecord } from '@smashup/engine';
import { writeFileSync } from 'node:fs';
import { MESSAGES } from '../words/game-messages.ts';

/** Writes a record; returns what is to be said about it. */
export function save(record: GameRecord, file: string): string {
  if (file === '') return MESSAGES.saveWhere;
  try {
    writeFileSync(file, `${JSON.stringify(packRecord(record))}\n`);
    return MESSAGES.saved(file);
  } catch (error) {
    return MESSAGES.notSaved(file, error instanceof Error ? error.message : String(error));
  }
}
