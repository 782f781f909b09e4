import { isSeed } from '../model/random.ts';
import { SmashUpError } from '../outside/errors.ts';
import { isFirstFormat, type FirstRecord } from './first-format.ts';
import { isConfig, isObject, isTexts } from './forms.ts';
import { unpackAnswers } from './pack.ts';
import { RECORD_FORMAT, type Checkpoint, type GameRecord } from '../model/record.ts';

/**
 * Checks the form of a record and reads it; throws a SmashUpError that says what is wrong. Its content is checked
 * when it is opened.
 */
export function readRecord(data: unknown): GameRecord | FirstRecord {
  if (!isObject(data)) throw new SmashUpError('The file holds no game record.');
  if (!('format' in data)) {
    if (isFirstFormat(data)) return data;
    throw new SmashUpError(whatIsWrong(data));
  }
  if (data['format'] !== RECORD_FORMAT) {
    throw new SmashUpError(
      `The record has format ${String(data['format'])}; this program reads formats 1 and ${RECORD_FORMAT}.`,
    );
  }
  return readSecondFormat(data);
}

function readSecondFormat(data: Readonly<Record<string, unknown>>): GameRecord {
  const { version, content, config, offer, bases, seed, names, answers: packed, from, checkpoints } = data;
  if (!isSeed(seed)) throw new SmashUpError('The record has no seed.');
  if (!isConfig(config)) throw new SmashUpError('The record does not say how the game was set up.');
  const answers = typeof packed === 'string' && isTexts(names) ? unpackAnswers(packed, names) : null;
  if (answers === null) throw new SmashUpError('The answers of the record cannot be read.');
  if (
    typeof version !== 'number' ||
    typeof content !== 'string' ||
    !isTexts(offer) ||
    !isTexts(bases) ||
    !(from === null || isCheckpoint(from)) ||
    !Array.isArray(checkpoints)
  ) {
    throw new SmashUpError('The record does not say what the game rests on.');
  }
  return {
    version,
    content,
    config,
    offer,
    bases,
    seed,
    answers,
    from,
    checkpoints: checkpoints.filter(isCheckpoint),
  };
}

/** For data that looks like the first format and is not. */
function whatIsWrong(data: Readonly<Record<string, unknown>>): string {
  if (data['version'] !== 1) {
    return `The record has version ${String(data['version'])}; this program reads version 1 and format ${RECORD_FORMAT}.`;
  }
  if (!isSeed(data['seed'])) return 'The record has no seed.';
  if (!isConfig(data['config'])) return 'The record does not say how the game was set up.';
  return 'The answers of the record are not lists of numbers.';
}

function isCheckpoint(data: unknown): data is Checkpoint {
  return (
    isObject(data) &&
    Number.isSafeInteger(data['after']) &&
    typeof data['hash'] === 'string' &&
    isObject(data['state'])
  );
}
