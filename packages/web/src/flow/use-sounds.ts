import type { Beat } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { playSound } from '../sound/play-sound.ts';

/** Lets the most telling thing of each beat be heard. */
export function useSounds(beat: Beat | null): void {
  const sounds = useSettings((settings) => settings.sounds);
  const volume = useSettings((settings) => settings.volume);
  useEffect(() => {
    const line = beat?.lines.findLast(({ aside }) => !aside);
    if (line !== undefined && sounds) void playSound(line.key, volume);
  }, [beat, sounds, volume]);
}
