/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return 'nothing';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} and ${last}`;
}

export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`;
}

/** play: plays, bury: buries, pass: passes, have: has. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are') return 'is';
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
