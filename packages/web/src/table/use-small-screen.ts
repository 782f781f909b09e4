import { useSyncExternalStore } from 'react';

/** It is asked for by every base and card with every drawing: one list answers, and is always up to date. */
function answered(query: string): () => boolean {
  let asked: MediaQueryList | null = null;
  const list = (): MediaQueryList => {
    asked ??= matchMedia(query);
    return asked;
  };
  const subscribe = (onChange: () => void): (() => void) => {
    list().addEventListener('change', onChange);
    return () => list().removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => list().matches);
}

/** A phone, upright or on its side: cards are too small there for the text on them. The same bounds as in the style sheets. */
export const useSmallScreen = answered('(max-width: 700px), (max-height: 500px)');

/** A phone on its side. */
export const useSideways = answered('(max-height: 500px)');
