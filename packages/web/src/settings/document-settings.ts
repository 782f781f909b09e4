import { useEffect } from 'react';
import { useReducedMotion } from './motion.ts';
import { useSettings } from './settings.ts';

/** Puts theme and motion on the document, where the style sheets read them. */
export function useDocumentSettings(): void {
  const theme = useSettings((settings) => settings.theme);
  const reduced = useReducedMotion();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduced' : 'full';
  }, [reduced]);
}
