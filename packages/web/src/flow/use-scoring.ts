import type { Beat } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState } from 'react';
import { followScoring, type Scoring } from './scoring.ts';
import { useEachBeat } from './use-each-beat.ts';

interface ShownScoring {
  readonly shown: Scoring | null;
  readonly close: () => void;
}

/**
 * An account of the scoring that has been seen at its base. It stays until it is closed, something is answered, or the
 * next turn begins.
 */
export function useScoring(beat: Beat | null): ShownScoring {
  const [scoring, setScoring] = useState<Scoring | null>(null);
  useEachBeat(useCallback((current) => setScoring((told) => followScoring(told, current)), []));
  const close = useCallback(() => setScoring(null), []);
  const shown = scoring?.over === true && beat === null && scoring.lines.length > 0 ? scoring : null;
  return useMemo(() => ({ shown, close }), [shown, close]);
}
