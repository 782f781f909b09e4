/** From then until then; `to` may be infinite. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds of the span that lie in none of the gaps. */
export function timeBetween(from: number, to: number, gaps: readonly Span[]): number {
  let time = from;
  let passed = 0;
  for (const gap of inOrder(gaps)) {
    if (gap.from >= to) break;
    passed += Math.max(0, gap.from - time);
    time = Math.max(time, gap.to);
  }
  return passed + Math.max(0, to - time);
}

/** When this many milliseconds outside the gaps will have passed. */
export function timeAfter(from: number, millis: number, gaps: readonly Span[]): number {
  let time = from;
  let left = millis;
  for (const gap of inOrder(gaps)) {
    const before = gap.from - time;
    if (before >= left) break;
    left -= Math.max(0, before);
    time = Math.max(time, gap.to);
  }
  return time + left;
}

function inOrder(gaps: readonly Span[]): Span[] {
  return gaps.toSorted((one, other) => one.from - other.from);
}
