import type { Judgement } from '@smashup/referee/protocol';

interface Seen {
  readonly at: number;
  readonly chance: number;
}

/** The decisions at which a chance to win was seen. */
export function withChance(judgements: readonly Judgement[]): Seen[] {
  return judgements.flatMap(({ at, chance }) => (chance === null ? [] : [{ at, chance }]));
}

/** Between which two decisions the chance changed most, and the later of them; null: it never did. */
export function turningPoint(seen: readonly Seen[]): { at: number; from: number; to: number } | null {
  let most: { at: number; from: number; to: number } | null = null;
  for (const [index, { at, chance: to }] of seen.entries()) {
    const from = seen[index - 1]?.chance ?? to;
    if (Math.abs(to - from) > Math.abs((most?.to ?? 0) - (most?.from ?? 0))) most = { at, from, to };
  }
  return most;
}
