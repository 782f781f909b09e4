import type { Beat } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { after } from '../clock.ts';
import { durationOf } from '../flow/pace.ts';
import { finishReplayBeat, goTo, setPlaying, skipReplayBeats, useReplay } from './replay-store.ts';
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
    if (beat !== null) return after(durationOf(beat, speed), finishReplayBeat);
    if (!isPlaying) return undefined;
    return at < last ? after(PAUSES[speed], () => void goTo(at + 1)) : after(0, () => setPlaying(false));
  }, [beat, at, last, isPlaying, speed]);
  return beat;
}
