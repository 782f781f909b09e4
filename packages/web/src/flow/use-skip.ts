import type { SeatSetUp } from '@smashup/referee/protocol';
import { useCallback } from 'react';
import { setRoundPace } from './round-pace.ts';
import { skipBeats } from './use-playback.ts';

/** Shows at once what follows until one is asked oneself; who only watches skips what is being shown. */
export function useSkip(seats: readonly SeatSetUp[]): () => boolean {
  const watches = seats.every(({ sitter }) => sitter.kind === 'bot');
  return useCallback(() => {
    const isShowing = skipBeats();
    if (isShowing && !watches) setRoundPace('skipped');
    return isShowing;
  }, [watches]);
}
