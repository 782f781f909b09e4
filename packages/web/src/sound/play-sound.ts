import type { LogKey } from '@smashup/engine';
import { SOUNDS } from './sounds.ts';

/** Plays the sound of something that happened, at a volume from 0 to 1. The synthesizer is loaded with the first one. */
export async function playSound(key: LogKey, volume: number): Promise<void> {
  const sound = SOUNDS[key];
  // Browsers let nothing be heard before the page has been touched.
  if (sound === undefined || volume === 0 || !navigator.userActivation.hasBeenActive) return;
  const { ZZFX, zzfx } = await import('zzfx');
  ZZFX.volume = 0.3 * volume;
  zzfx(...sound);
}
