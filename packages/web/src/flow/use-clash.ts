import type { Beat, StoryLine } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { ClashLine } from './clash-show.tsx';
import { useEachBeat } from './use-each-beat.ts';

interface ShownClash {
  readonly shown: ClashLine | null;
  readonly close: () => void;
}

/** The clash that is being shown. It stays until it is closed, something is answered, or the next turn begins. */
export function useClash(): ShownClash {
  const [shown, setShown] = useState<ClashLine | null>(null);
  useEachBeat(useCallback((beat) => setShown((line) => followClash(line, beat)), []));
  const close = useCallback(() => setShown(null), []);
  return useMemo(() => ({ shown, close }), [shown, close]);
}

/** The latest clash after one more beat; null: there was none in this turn. */
export function followClash(shown: ClashLine | null, { lines }: Beat): ClashLine | null {
  return lines.reduce<ClashLine | null>((latest, line) => {
    if (isClash(line)) return line;
    return line.key === 'turn' ? null : latest;
  }, shown);
}

function isClash(line: StoryLine): line is ClashLine {
  return line.clash !== undefined;
}
