import { openRecord, SmashUpError, type GameRecord } from '@smashup/engine';
import { smashUp } from './content/content.ts';
import { tellOpened } from '@smashup/words';
import { readFileSync } from 'node:fs';

/** What can be played of a game record, and what has to be said about it. */
interface ReadRecord {
  readonly record: GameRecord;
  /** Can it go on, or only be looked at? */
  readonly goesOn: boolean;
  readonly note: string | null;
}

/** Reads a game record; an error names the file. */
export function readRecord(file: string): ReadRecord {
  const text = readText(file);
  try {
    const opened = openRecord(smashUp, parseJson(text));
    const note = tellOpened(opened);
    if (opened.record === null) throw new SmashUpError(note ?? '');
    return { record: opened.record, goesOn: opened.found !== 'look only', note };
  } catch (error) {
    throw inFile(file, error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SmashUpError('The file is not JSON.');
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SmashUpError(`${file} cannot be read (${whyNoFile(error)}); give a game record.`);
  }
}

/** What is wrong with a file, in words. */
export function whyNoFile(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return WHY[code] ?? code;
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

/** A record can be broken in more ways than its form shows: whatever makes the rules throw is the file's fault. */
export function inFile(file: string, error: unknown): SmashUpError {
  const why = error instanceof SmashUpError ? error.message : 'It is no game record of this program.';
  return new SmashUpError(`${file}: ${why}`);
}
