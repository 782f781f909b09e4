import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether things should appear where they are instead of moving there: by the setting, otherwise by the system's
 * preference.
 */
export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const wished = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return motion === 'system' ? wished : motion === 'reduced';
}
