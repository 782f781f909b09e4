/**
 * sfc32. Four 32-bit words, so that the generator is part of the state as plain data.
 */
export type RandomState = [number, number, number, number];

/**
 * Where all randomness of a game comes from: 32 hex digits that nobody can find by trying, or a whole number that
 * somebody typed to get the same shuffles again.
 */
export type Seed = number | string;

const HEX_SEED = /^[\da-f]{32}$/u;

export function isSeed(data: unknown): data is Seed {
  return typeof data === 'string' ? HEX_SEED.test(data) : Number.isSafeInteger(data);
}

/** Parses a seed; null if the text is not one. */
export function readSeed(text: string): Seed | null {
  const written = text.trim().toLowerCase();
  const seed = /^\d{1,16}$/u.test(written) ? Number(written) : written;
  return isSeed(seed) ? seed : null;
}

/** For code that wants a plain number, such as a bot's own randomness. */
export function numberFrom(seed: Seed): number {
  return typeof seed === 'number' ? seed : seedRandom(seed)[0];
}

const WORD = 0x1_0000_0000;

/** Every bit of the seed counts: no two seeds of the same kind start the generator in the same state. */
export function seedRandom(seed: Seed): RandomState {
  if (typeof seed === 'string') {
    const word = (at: number): number => Number.parseInt(seed.slice(at, at + 8), 16) | 0;
    return stirred([word(0), word(8), word(16), word(24)]);
  }
  const high = Math.floor(seed / WORD);
  return high === 0 ? seedByNumber(seed) : stirred([seed | 0, high, 0, 1]);
}

/** The generator's steps are invertible, so states that start out different stay different. */
function stirred(random: RandomState): RandomState {
  for (let step = 0; step < 20; step++) nextWord(random);
  return random;
}

/** splitmix32 */
function seedByNumber(seed: number): RandomState {
  let word = seed | 0;
  const next = (): number => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) | 0;
  };
  return [next(), next(), next(), next()];
}

function nextWord(random: RandomState): number {
  const sum = (((random[0] + random[1]) | 0) + random[3]) | 0;
  random[3] = (random[3] + 1) | 0;
  random[0] = random[1] ^ (random[1] >>> 9);
  random[1] = (random[2] + (random[2] << 3)) | 0;
  random[2] = (random[2] << 21) | (random[2] >>> 11);
  random[2] = (random[2] + sum) | 0;
  return sum >>> 0;
}

/** Enough steps to erase any trace of how two generators were related. */
const UNTIL_APART = 16;

/** Another generator, derived from the given one and revealing nothing about it; the given one stays as it is. */
export function randomBeside([a, b, c, d]: Readonly<RandomState>): RandomState {
  const beside: RandomState = [a ^ 0x6a09e667, b ^ 0x3c6ef372, c ^ 0x510e527f, d ^ 0x1f83d9ab];
  for (let i = 0; i < UNTIL_APART; i++) nextWord(beside);
  return beside;
}

/** A whole number from 0 up to but not including `bound`. */
export function randomBelow(random: RandomState, bound: number): number {
  return Math.floor((nextWord(random) / WORD) * bound);
}

/** Fisher–Yates, in place. */
export function shuffleInPlace(random: RandomState, list: number[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    const kept = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = kept;
  }
}
