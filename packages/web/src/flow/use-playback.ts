import type { Beat } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { finishBeat, useSession } from '../session/session.ts';
import { useReducedMotion } from '../settings/motion.ts';
import { useSettings, type Speed } from '../settings/settings.ts';
import { durationOf } from './pace.ts';

/** The speed as wished, and none for those who want no motion. */
export function useSpeed(): Speed {
  const speed = useSettings((settings) => settings.speed);
  return useReducedMotion() ? 'none' : speed;
}

/** The beat that is being shown; null: everything has been. Each stays for its time, then the next one follows. */
export function usePlayback(): Beat | null {
  const beat = useSession(({ beats }) => beats[0] ?? null);
  const speed = useSpeed();
  useEffect(() => {
    if (beat === null) return undefined;
    if (speed === 'none') {
      skipBeats();
      return undefined;
    }
    const timer = setTimeout(finishBeat, durationOf(beat, speed));
    return () => clearTimeout(timer);
  }, [beat, speed]);
  return beat;
}

/** Shows at once where everything ends; false: nothing was going on. */
export function skipBeats(): boolean {
  const waiting = useSession.getState().beats.length;
  for (let left = waiting; left > 0; left--) finishBeat();
  return waiting > 0;
}
