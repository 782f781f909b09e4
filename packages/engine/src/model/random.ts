/**
 * sfc32, seeded by splitmix32. Four 32-bit words, so that the generator is part of the state as plain data.
 */
export type RandomState = [number, number, number, number];

export function seedRandom(seed: number): RandomState {
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

/** A whole number from 0 up to but not including `bound`. */
export function randomBelow(random: RandomState, bound: number): number {
  return Math.floor((nextWord(random) / 0x1_0000_0000) * bound);
}

/** Fisher–Yates, in place. */
export function shuffleInPlace(random: RandomState, list: number[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    const kept = list[last];
    list[last] = list[other];
    list[other] = kept;
  }
}
