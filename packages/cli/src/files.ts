import { openRecord, SmashUpError, type GameRecord } from '@smashup/engine';
import { smashUp } from './content/content.ts';
import { tellOpened } from '@smashup/words';
import { readFileSync } from 'node:fs';

/** The playable part of a game record, with a note for the reader. */
interface ReadRecord {
  readonly record: GameRecord;
  /** Whether it can be resumed, or only shown. */
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

/** The problem with a file, in words. */
export function whyNoFile(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return WHY[code] ?? code;
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

/** A well-formed record can still be broken: if the rules throw, the file is at fault. */
export function inFile(file: string, error: unknown): SmashUpError {
  const why = error instanceof SmashUpError ? error.message : 'It is no game record of this program.';
  return new SmashUpError(`${file}: ${why}`);
}
