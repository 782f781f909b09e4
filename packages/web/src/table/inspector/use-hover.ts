import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { after } from '../../clock.ts';
import type { Hovered } from './preview.tsx';
import { useHands } from '../table-context.ts';

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

interface Resting {
  readonly onPointerEnter: () => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  /** It is pressed: enough has been seen of it, until the mouse comes back to it. */
  readonly press: () => void;
}

/**
 * A mouse that comes to rest on something with a face shows it large. A mouse that lies still while things move under
 * it does not: nobody is pointing at them, and the player may be using keys or a finger.
 */
export function useResting(face: number): Resting {
  const { hover, leave } = useHands();
  const isKnown = useRef(false);
  return {
    onPointerEnter() {
      isKnown.current = false;
    },
    onPointerMove({ pointerType, buttons, currentTarget }) {
      if (isKnown.current || pointerType !== 'mouse' || buttons !== 0) return;
      isKnown.current = true;
      hover(face, currentTarget);
    },
    onPointerLeave: leave,
    press() {
      isKnown.current = true;
      leave();
    },
  };
}
