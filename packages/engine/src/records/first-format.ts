import type { Config } from '../model/config.ts';
import { isSeed, type Seed } from '../model/random.ts';
import { isConfig } from './forms.ts';

/** As games were recorded up to version 0.1: the picks of each answer. They do not say what was chosen. */
export interface FirstRecord {
  readonly version: 1;
  readonly config: Config;
  readonly seed: Seed;
  readonly answers: readonly (readonly number[])[];
}

export function isFirstFormat(data: object): data is FirstRecord {
  return (
    'version' in data &&
    data.version === 1 &&
    'seed' in data &&
    isSeed(data.seed) &&
    'config' in data &&
    isConfig(data.config) &&
    'answers' in data &&
    Array.isArray(data.answers) &&
    data.answers.every(
      (picks) => Array.isArray(picks) && picks.every((pick) => Number.isInteger(pick) && pick >= 0),
    )
  );
}
