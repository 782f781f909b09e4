import { useSyncExternalStore } from 'react';

/** The same bounds as in the style sheets. */
const SMALL = '(max-width: 700px), (max-height: 500px)';

let asked: MediaQueryList | null = null;

/** It is asked for by every base and card with every drawing: one list answers, and is always up to date. */
function list(): MediaQueryList {
  asked ??= matchMedia(SMALL);
  return asked;
}

function subscribe(onChange: () => void): () => void {
  list().addEventListener('change', onChange);
  return () => list().removeEventListener('change', onChange);
}

/** A phone, upright or on its side: cards are too small there for the text on them. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches);
}
