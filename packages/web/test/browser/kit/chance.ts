/** Chance that comes out the same every time. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)];
}
