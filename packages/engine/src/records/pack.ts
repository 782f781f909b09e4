import type { GameRecord, RecordedAnswer } from '../model/record.ts';
import { RECORD_FORMAT } from '../model/record.ts';
import { VERSION } from '../version.ts';

/** A record as plain data for files and stores: each name once, and the answers as one line of text. */
export interface PackedRecord extends Omit<GameRecord, 'answers'> {
  readonly format: typeof RECORD_FORMAT;
  /** The version of the program that wrote it, for people: nothing depends on it. */
  readonly program: string;
  readonly names: readonly string[];
  /** For each answer its check and, in base 36, which names: "x7Q1a.2". */
  readonly answers: string;
}

const CHECK_LETTERS = 3;

export function packRecord({ answers, ...rest }: GameRecord): PackedRecord {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  const words = answers.map(
    ([check, ...chosen]) => check + chosen.map((name) => numberOf(name).toString(36)).join('.'),
  );
  return {
    format: RECORD_FORMAT,
    program: VERSION,
    ...rest,
    names: [...numbers.keys()],
    answers: words.join(' '),
  };
}

/** Null if the text is not of this form. */
export function unpackAnswers(text: string, names: readonly string[]): RecordedAnswer[] | null {
  const answers: RecordedAnswer[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    const numbers = word.slice(CHECK_LETTERS);
    const chosen: (string | undefined)[] = (numbers === '' ? [] : numbers.split('.')).map(
      (number) => names[Number.parseInt(number, 36)],
    );
    if (word.length < CHECK_LETTERS || chosen.includes(undefined)) return null;
    answers.push([
      word.slice(0, CHECK_LETTERS),
      ...chosen.flatMap((name) => (name === undefined ? [] : [name])),
    ]);
  }
  return answers;
}
