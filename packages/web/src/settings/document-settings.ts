import { useEffect } from 'react';
import { useReducedMotion } from './motion.ts';
import { useSettings } from './settings.ts';

/** Puts theme, size and motion on the document, where the style sheets read them. */
export function useDocumentSettings(): void {
  const theme = useSettings((settings) => settings.theme);
  const size = useSettings((settings) => settings.size);
  const reduced = useReducedMotion();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset['size'] = size;
  }, [size]);
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduced' : 'full';
  }, [reduced]);
}
