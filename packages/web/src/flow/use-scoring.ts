import type { Beat } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useRoundPace } from './round-pace.ts';
import { followScoring, type Scoring } from './scoring.ts';
import { useEachBeat } from './use-each-beat.ts';

interface ShownScoring {
  /** As far as it has been seen at its base. */
  readonly told: Scoring | null;
  readonly shown: Scoring | null;
  readonly close: () => void;
}

/**
 * The scoring of a base. The account of it comes when it has been seen, and stays until it is closed, something is
 * answered, or the next turn begins.
 */
export function useScoring(beat: Beat | null): ShownScoring {
  const [scoring, setScoring] = useState<Scoring | null>(null);
  useEachBeat(useCallback((current) => setScoring((told) => followScoring(told, current)), []));
  const close = useCallback(() => setScoring(null), []);
  const isHeld = useRoundPace((round) => round.isHeld);
  const told = scoring !== null && scoring.lines.length > 0 ? scoring : null;
  const shown = told?.over === true && (beat === null || isHeld) ? told : null;
  return useMemo(() => ({ told, shown, close }), [told, shown, close]);
}
