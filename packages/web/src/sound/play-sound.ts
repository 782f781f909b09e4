import { SOUNDS, type SoundName } from './sounds.ts';

/** Where a sound's frequency stands among its parameters. */
const FREQUENCY = 2;

/**
 * Plays a sound, at a volume from 0 to 1, so many semitones higher than it is. The synthesizer is loaded with the first
 * one.
 */
export async function playSound(name: SoundName, volume: number, semitones = 0): Promise<void> {
  // Browsers let nothing be heard before the page has been touched.
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  const { ZZFX, zzfx } = await import('zzfx');
  ZZFX.volume = 0.3 * volume;
  const higher = 2 ** (semitones / 12);
  zzfx(
    ...SOUNDS[name].map((value, at) => (at === FREQUENCY && value !== undefined ? value * higher : value)),
  );
}
