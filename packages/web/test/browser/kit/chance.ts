/** Chance that comes out the same every time. */
export type Chance = () => number;

/** Depends on nothing but the words, so that what is looked at twice changes nothing. */
export function chanceFrom(words: string): Chance {
  let state = 2_166_136_261;
  for (let at = 0; at < words.length; at += 1) state = Math.imul(state ^ words.charCodeAt(at), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)];
}
