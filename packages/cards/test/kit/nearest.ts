/** ` Did you mean "…"?` with the most similar name, or nothing if none is similar. */
export function nearestTo(wanted: string, names: Iterable<string>): string {
  let nearest = '';
  let lowest = Math.ceil(wanted.length / 2);
  for (const name of names) {
    const distance = editsBetween(wanted.toLowerCase(), name.toLowerCase());
    if (distance >= lowest) continue;
    lowest = distance;
    nearest = name;
  }
  return nearest === '' ? '' : ` Did you mean "${nearest}"?`;
}

/** How many letters have to be added, removed or changed (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min(row[to] + (one[at] === other[to] ? 0 : 1), row[to + 1] + 1, next[to] + 1));
    row = next;
  }
  return row[other.length];
}
