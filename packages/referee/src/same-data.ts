type Data = Readonly<Record<string, unknown>>;

/**
 * Are two pieces of plain data the same, down to the order of keys? Then they are the same in JSON, too; comparing is
 * many times cheaper than writing both down.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return isRecord(one) && isRecord(other) && isSameRecord(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

function isSameRecord(one: Data, other: Data): boolean {
  const keys = Object.keys(other);
  let count = 0;
  for (const key in one) if (key !== keys[count++] || !isSame(one[key], other[key])) return false;
  return count === keys.length;
}

function isRecord(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
