import { useEffect, useRef, useState } from 'react';
import { after } from '../clock.ts';
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
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return {
    hovered,
    start(face, element) {
      cancel.current();
      cancel.current = after(DELAY, () => {
        if (element.isConnected) setHovered({ face, beside: element.getBoundingClientRect() });
      });
    },
    leave() {
      cancel.current();
      setHovered(null);
    },
  };
}
