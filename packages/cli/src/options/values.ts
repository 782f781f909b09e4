import { readSeed, SmashUpError, type Seed } from '@smashup/engine';

/** Reading the values of options. Whatever is wrong is said in one line, with what would be right. */

const LARGEST = Number.MAX_SAFE_INTEGER;

/** A reader of whole numbers for one option. */
export function wholeNumber(option: string, least: number, most = LARGEST): (text: string) => number {
  const wanted = most === LARGEST ? `a whole number from ${least} up` : `a number from ${least} to ${most}`;
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/u.test(text) || number < least || number > most) {
      throw new SmashUpError(`${option} must be ${wanted}, not "${text}".`);
    }
    return number;
  };
}

/** Reads the seed of a game. */
export function seedOption(text: string): Seed {
  const seed = readSeed(text);
  if (seed === null) {
    throw new SmashUpError(`--seed must be a whole number or 32 hex digits, not "${text}".`);
  }
  return seed;
}

/** A reader of one of several words. */
export function oneOf<T extends string>(what: string, accepted: readonly T[]): (text: string) => T {
  return (text) => findName(what, text, accepted);
}

/** The accepted name that is meant, ignoring case. */
export function findName<T extends string>(what: string, text: string, accepted: readonly T[]): T {
  const found = accepted.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (found === undefined) {
    throw new SmashUpError(`There is no ${what} "${text.trim()}". Accepted: ${accepted.join('; ')}.`);
  }
  return found;
}

/** Names separated by commas. A name may itself hold a comma ("Oops, You Did It Again"). */
export function findNames<T extends string>(what: string, text: string, accepted: readonly T[]): T[] {
  const words = text.split(',');
  const names: T[] = [];
  while (words.length > 0) {
    const length = lengthOfName(words, accepted);
    names.push(findName(what, words.splice(0, length).join(','), accepted));
  }
  return names;
}

/** Number of words in the longest accepted name at their start. */
function lengthOfName(words: readonly string[], accepted: readonly string[]): number {
  const known = new Set(accepted.map((name) => name.toLowerCase()));
  for (let length = words.length; length > 1; length--) {
    if (known.has(words.slice(0, length).join(',').trim().toLowerCase())) return length;
  }
  return 1;
}
