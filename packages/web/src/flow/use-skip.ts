import type { SeatSetUp } from '@smashup/referee/protocol';
import { useCallback } from 'react';
import { setRoundPace } from './round-pace.ts';
import { skipBeats } from './use-playback.ts';

/** Jumps ahead until the viewer is asked; somebody who only watches skips what is being shown. */
export function useSkip(seats: readonly SeatSetUp[]): () => boolean {
  const watches = seats.every(({ sitter }) => sitter.kind === 'bot');
  return useCallback(() => {
    const isShowing = skipBeats();
    if (isShowing && !watches) setRoundPace('skipped');
    return isShowing;
  }, [watches]);
}
