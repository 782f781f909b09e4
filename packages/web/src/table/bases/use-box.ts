import { useCallback, useState } from 'react';
import type { Box } from './fit-minions.ts';

/** How much room an element has, to be given as its `ref`; null while there is none. */
export function useBox(): readonly [Box | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [box, setBox] = useState<Box | null>(null);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setBox((old) => (old?.width === width && old.height === height ? old : { width, height }));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBox(null);
    };
  }, []);
  return [box, observe];
}
