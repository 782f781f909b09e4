import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

interface FullScreen {
  /** Some browsers on phones cannot. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** The game on the whole screen. The browser forgets it by itself, so it is not a stored setting. */
export function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    possible: document.fullscreenEnabled,
    on,
    change: (wanted) =>
      void (wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen()),
  };
}
