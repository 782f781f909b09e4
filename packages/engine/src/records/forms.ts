import type { Config } from '../model/config.ts';

/** The form of data from outside. Its content is checked by the rules. */

export function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isTexts(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((text) => typeof text === 'string');
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

export function isConfig(data: unknown): data is Config {
  return (
    isObject(data) &&
    CONFIG_FIELDS.every((field) => field in data) &&
    Array.isArray(data['players']) &&
    data['players'].every((player) => isObject(player) && typeof player['name'] === 'string') &&
    isTexts(data['extraBaseSets']) &&
    (data['pool'] === null || isTexts(data['pool'])) &&
    (data['baseDeck'] === undefined || isTexts(data['baseDeck'])) &&
    (data['draftSize'] === undefined || typeof data['draftSize'] === 'number') &&
    (data['houseRules'] === undefined || isObject(data['houseRules']))
  );
}
