import type { Config } from '../model/config.ts';
import { isSeed, type Seed } from '../model/random.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { SmashUpError } from './errors.ts';
import type { Sink } from './log.ts';
import type { Rules } from './rules.ts';

/** A whole game: how it was set up, and the picks for each decision in turn. */
export interface GameRecord {
  readonly version: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly answers: readonly (readonly number[])[];
}

/** Plays a record, up to an answer if one is given. */
export function replay(
  rules: Rules,
  record: GameRecord,
  answers = record.answers.length,
  sink?: Sink,
): State {
  const state = rules.newGame(record.config, record.seed, sink);
  for (const picks of record.answers.slice(0, answers)) answerNext(rules, state, picks, sink);
  return state;
}

function answerNext(rules: Rules, state: State, picks: readonly number[], sink?: Sink): void {
  if (state.pending === null) throw new SmashUpError('The record goes on after the end of the game.');
  rules.apply(state, { decision: state.pending.id, picks }, sink);
}

/** Reads a record from text; throws a SmashUpError that says what is wrong with it. */
export function parseRecord(rules: Rules, text: string): GameRecord {
  const data = parseJson(text);
  if (!isObject(data)) throw new SmashUpError('The file holds no game record.');
  const { version, config, seed, answers } = data;
  if (version !== STATE_VERSION) {
    throw new SmashUpError(
      `The record has version ${String(version)}; this program reads version ${STATE_VERSION}.`,
    );
  }
  if (!isSeed(seed)) throw new SmashUpError('The record has no seed.');
  if (!isAnswers(answers)) throw new SmashUpError('The answers of the record are not lists of numbers.');
  return { version, config: readConfig(rules, config), seed, answers };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SmashUpError('The file is not JSON.');
  }
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isAnswers(data: unknown): data is number[][] {
  return (
    Array.isArray(data) &&
    data.every((picks) => Array.isArray(picks) && picks.every((pick) => Number.isInteger(pick)))
  );
}

const CONFIG_FIELDS: readonly (keyof Config)[] = [
  'players',
  'edition',
  'printing',
  'choice',
  'pool',
  'duplicates',
  'extraBaseSets',
  'firstPlayer',
];

/** Is it a configuration in form? What it says is checked by the rules. */
function isConfig(data: unknown): data is Config {
  return (
    isObject(data) &&
    CONFIG_FIELDS.every((field) => field in data) &&
    Array.isArray(data['players']) &&
    data['players'].every((player) => isObject(player) && typeof player['name'] === 'string') &&
    Array.isArray(data['extraBaseSets']) &&
    (data['pool'] === null || Array.isArray(data['pool']))
  );
}

function readConfig(rules: Rules, data: unknown): Config {
  if (!isConfig(data)) throw new SmashUpError('The record does not say how the game was set up.');
  return rules.config(data);
}
