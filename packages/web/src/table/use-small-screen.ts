import { useSyncExternalStore } from 'react';

/** The same bounds as in the style sheets. */
const SMALL = '(max-width: 700px), (max-height: 500px)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(SMALL);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** A phone, upright or on its side: cards are too small there for the text on them. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches);
}
