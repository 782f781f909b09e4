import type { Beat } from '@smashup/referee/protocol';
import { useCallback, useMemo, useState } from 'react';
import { followScoring, type ScoringStory } from './scoring-story.ts';
import { useEachBeat } from './use-each-beat.ts';

interface ShownStory {
  readonly shown: ScoringStory | null;
  readonly close: () => void;
}

/** The scoring that is being shown. It stays until it is closed, something is answered, or the next turn begins. */
export function useScoringStory(beat: Beat | null): ShownStory {
  const [story, setStory] = useState<ScoringStory | null>(null);
  useEachBeat(useCallback((current) => setStory((told) => followScoring(told, current)), []));
  const close = useCallback(() => setStory(null), []);
  const shown = story !== null && (beat !== null || story.over) && story.lines.length > 0 ? story : null;
  return useMemo(() => ({ shown, close }), [shown, close]);
}
