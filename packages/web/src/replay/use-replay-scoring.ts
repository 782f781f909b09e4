import { useCallback, useEffect, useState } from 'react';
import { followScoring, type ScoringStory } from '../flow/scoring-story.ts';
import type { ReplayMoment } from '@smashup/referee/protocol';
import { useReplay } from '../session/replay.ts';

interface ShownStory {
  readonly shown: ScoringStory | null;
  readonly close: () => void;
}

/** The scoring that was played. It stays until it is closed, or one goes on after it or elsewhere. */
export function useReplayScoring(): ShownStory {
  const [story, setStory] = useState<ScoringStory | null>(null);
  useEffect(
    () =>
      useReplay.subscribe((now, before) => {
        const [beat] = now.beats;
        if (now.moment !== before.moment) {
          setStory((told) => (isElsewhere(now.moment, before.moment) || told?.over ? null : told));
        }
        // The next turn often begins with the same answer: there is still something to see then.
        if (beat !== undefined && beat !== before.beats[0])
          setStory((told) => followScoring(told, beat) ?? told);
      }),
    [],
  );
  const close = useCallback(() => setStory(null), []);
  return { shown: story !== null && story.lines.length > 0 ? story : null, close };
}

/** Not the next point, which belongs to the same scoring though it may have nothing to tell. */
function isElsewhere(now: ReplayMoment | null, before: ReplayMoment | null): boolean {
  return (now?.at ?? 0) - (before?.at ?? 0) !== 1;
}
