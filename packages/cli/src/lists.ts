/** The item at an index that is valid by construction; a wrong one is a mistake of the program. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${list.length}.`);
  return item;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The list from its nth item on, then the items before it. */
export function rotate<T>(list: readonly T[], by: number): T[] {
  const start = modulo(by, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

/** The remainder that is never negative. */
export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by;
}
