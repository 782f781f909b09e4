import { useCallback, useState } from 'react';
import type { Room } from './solve.ts';

/** How much room an element has, to be given as its `ref`; null while there is none. */
export function useBox(): readonly [Room | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room | null>(null);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const rem = remInPixels();
      setRoom((old) =>
        old?.width === width && old.height === height && old.rem === rem ? old : { width, height, rem },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, observe];
}

/** Asked for when the page has just been laid out: at any other time it would have to work out its styles first. */
function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
