/**
 * Targets that an ability which only adds something cannot change while another one waits: the card the ability is
 * on, the minion that card is on, the card it is about, your minions here, a number; and the tests that such cards
 * are recognised by. Abilities that only add something to such cards can be followed in any order
 * (rules/commuting.ts).
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
