/**
 * What nothing on the table can change while an ability waits: the card that it is on, the card that it is about, a
 * number. Abilities that only add something to such cards can be followed in any order (rules/commuting.ts).
 */
const fixed = new WeakSet<object>();

export function fix<T extends object>(value: T): T {
  fixed.add(value);
  return value;
}

export function isFixed(value: unknown): boolean {
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return fixed.has(value);
  return typeof value === 'number';
}
