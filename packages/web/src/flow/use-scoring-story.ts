import type { Beat } from '@smashup/referee/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../session/session.ts';
import { followScoring, type ScoringStory } from './scoring-story.ts';

interface ShownStory {
  readonly shown: ScoringStory | null;
  readonly close: () => void;
}

/** The scoring that is being shown. It stays until it is closed, something is answered, or the next turn begins. */
export function useScoringStory(beat: Beat | null): ShownStory {
  const [story, setStory] = useState<ScoringStory | null>(null);
  useEffect(() => {
    // Beats that are skipped are followed too: they leave the list from the front, in order.
    const follow = (current: Beat | undefined): void => {
      if (current !== undefined) setStory((told) => followScoring(told, current));
    };
    follow(useSession.getState().beats[0]);
    return useSession.subscribe(({ beats: [now] }, { beats: [before] }) => {
      if (now !== before) follow(now);
    });
  }, []);
  const close = useCallback(() => setStory(null), []);
  const shown = story !== null && (beat !== null || story.over) && story.lines.length > 0 ? story : null;
  return useMemo(() => ({ shown, close }), [shown, close]);
}
