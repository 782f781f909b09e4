import type { LogKey } from '@smashup/engine';
import type { Beat } from '@smashup/referee/protocol';

/** What belongs to the moment before it: a base gives all its VP at once, and is replaced as soon as it is cleared. */
const CONTINUES: Partial<Record<LogKey, ReadonlySet<LogKey>>> = {
  place: new Set<LogKey>(['place', 'vp']),
  clear: new Set<LogKey>(['base leaves', 'base enters']),
};

/** Moments that are seen as one. */
export function joinBeats(beats: readonly Beat[]): readonly Beat[] {
  const joined: Beat[] = [];
  for (const beat of beats) {
    const last = joined.at(-1);
    if (last === undefined || !continues(last, beat)) joined.push(beat);
    else joined.splice(-1, 1, { lines: [...last.lines, ...beat.lines], view: beat.view });
  }
  return joined;
}

function continues(before: Beat, { lines }: Beat): boolean {
  return before.lines.some(({ key: begun }) => {
    const keys = CONTINUES[begun];
    return keys !== undefined && lines.every(({ key }) => keys.has(key));
  });
}
