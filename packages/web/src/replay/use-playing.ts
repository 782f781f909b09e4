import type { Beat } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { durationOf } from '../flow/pace.ts';
import { finishReplayBeat, goTo, setPlaying, skipReplayBeats, useReplay } from '../sitting/replay.ts';
import type { Speed } from '../settings/settings.ts';

/** How long a point stays after what led there has been shown, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 1200, normal: 600, fast: 250, none: 400 };

/** The beat that is being shown; null: everything that led to this point has been. While playing, the next point follows. */
export function usePlaying(speed: Speed): Beat | null {
  const beat = useReplay(({ beats }) => beats[0] ?? null);
  const at = useReplay(({ moment }) => moment?.at ?? 0);
  const last = useReplay(({ outline }) => outline?.last ?? 0);
  const isPlaying = useReplay((replaying) => replaying.isPlaying);
  useEffect(() => {
    if (beat !== null && speed === 'none') {
      skipReplayBeats();
      return undefined;
    }
    if (beat !== null) return later(finishReplayBeat, durationOf(beat, speed));
    if (!isPlaying) return undefined;
    return at < last ? later(() => void goTo(at + 1), PAUSES[speed]) : later(() => setPlaying(false), 0);
  }, [beat, at, last, isPlaying, speed]);
  return beat;
}

function later(action: () => void, millis: number): () => void {
  const timer = setTimeout(action, millis);
  return () => clearTimeout(timer);
}
