/** One of a list, by a number that is valid by construction; an error in the rules if it is not. */
export function nth<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new RangeError(`There is no number ${index} among ${list.length}.`);
  return one;
}
