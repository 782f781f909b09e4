import type { CardId } from '@smashup/engine';
import { useRef, type PointerEvent } from 'react';
import { useHands } from '../table-context.ts';
import { ghostOf } from './drag-layer.ts';

interface Draggable {
  readonly start: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the click that comes now ends a drag. */
  readonly wasDragged: () => boolean;
}

/** How far a pointer moves before it drags: a finger only upwards, since sideways it scrolls the hand. */
const SLACK = { mouse: 6, touch: 12 } as const;

/** Lets a card of the hand be carried to a base or a minion. */
export function useDraggable(card: CardId, enabled: boolean): Draggable {
  const { drop, leave } = useHands();
  const dragged = useRef(false);
  return {
    start(event) {
      dragged.current = false;
      if (!enabled || event.button !== 0) return;
      carry(event.currentTarget, event.nativeEvent, {
        lifted: () => {
          dragged.current = true;
          leave();
        },
        dropped: (x, y) => drop(card, cardsUnder(x, y)),
      });
    },
    wasDragged: () => dragged.current,
  };
}

interface Carrier {
  readonly lifted: () => void;
  readonly dropped: (x: number, y: number) => void;
}

/** Follows one pointer from pressing to letting go. */
function carry(element: HTMLElement, from: globalThis.PointerEvent, carrier: Carrier): void {
  let ghost: HTMLElement | null = null;
  const over = new Hovered();
  const done = new AbortController();
  const { signal } = done;

  const finish = (): void => {
    done.abort();
    ghost?.remove();
    over.set(null);
    element.style.removeProperty('opacity');
  };
  const lift = (): HTMLElement => {
    carrier.lifted();
    const copy = ghostOf(element, element.getBoundingClientRect());
    document.body.append(copy);
    element.style.opacity = '0.35';
    return copy;
  };
  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== from.pointerId) return;
    const dx = event.clientX - from.clientX;
    const dy = event.clientY - from.clientY;
    if (ghost === null && !isDrag(from.pointerType, dx, dy)) return;
    ghost ??= lift();
    ghost.style.translate = `${dx}px ${dy}px`;
    over.set(targetsUnder(event.clientX, event.clientY)[0] ?? null);
  };
  const up = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== from.pointerId) return;
    const carried = ghost !== null;
    finish();
    if (carried) carrier.dropped(event.clientX, event.clientY);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', finish, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(), { signal });
}

function isDrag(pointerType: string, dx: number, dy: number): boolean {
  if (pointerType === 'mouse') return Math.hypot(dx, dy) > SLACK.mouse;
  return -dy > SLACK.touch && -dy > Math.abs(dx);
}

/** The target under the pointer, which is told so by an attribute. */
class Hovered {
  #element: Element | null = null;

  set(element: Element | null): void {
    if (this.#element === element) return;
    this.#element?.removeAttribute('data-over');
    element?.setAttribute('data-over', '');
    this.#element = element;
  }
}

function targetsUnder(x: number, y: number): readonly Element[] {
  const found = new Set<Element>();
  for (const element of document.elementsFromPoint(x, y)) {
    for (let at = element.closest('[data-drop]'); at !== null; at = up(at)) found.add(at);
  }
  return [...found];
}

function up(element: Element): Element | null {
  return element.parentElement?.closest('[data-drop]') ?? null;
}

/** The minion and the base under the pointer, the foremost first. */
function cardsUnder(x: number, y: number): readonly CardId[] {
  return targetsUnder(x, y).flatMap((element) => {
    const drop = element.getAttribute('data-drop');
    return drop === null ? [] : [Number(drop)];
  });
}
