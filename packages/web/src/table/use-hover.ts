import { useEffect, useRef, useState } from 'react';
import type { Hovered } from './inspector/preview.tsx';

/** How long the pointer rests on a card before it is shown large. */
const DELAY = 450;

export interface Hover {
  readonly hovered: Hovered | null;
  readonly start: (face: number, element: HTMLElement) => void;
  readonly leave: () => void;
}

export function useHover(): Hover {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    hovered,
    start(face, element) {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (element.isConnected) setHovered({ face, beside: element.getBoundingClientRect() });
      }, DELAY);
    },
    leave() {
      clearTimeout(timer.current);
      setHovered(null);
    },
  };
}
