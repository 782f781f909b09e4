import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Pointer } from './lesson.ts';
import { around, placeBubble } from './place-bubble.ts';

/** Where on the page it is: the first of these that is there. */
function selectorsOf(pointer: Pointer): readonly string[] {
  switch (pointer.kind) {
    case 'card':
      return [`[data-card="${pointer.card}"]`];
    case 'base':
      return [`[data-spot="${pointer.base}"]`];
    case 'scoring':
      return ['[data-show]', `[data-spot="${pointer.base}"]`];
    case 'hand':
      return ['[data-hand]'];
    case 'bases':
      return ['[data-spot]'];
    case 'you':
      return ['[data-you]'];
    case 'rivals':
      return ['section:not([data-you]):has(> * > [data-anchor])'];
    case 'done':
      return ['[data-instruction] [data-pass]'];
  }
}

/** What should stay in sight beside the target: the question, the hand, a card that is held, and a scoring. */
const IN_SIGHT = '[data-instruction], [data-hand] [data-card], [data-held], [data-show]';

interface Parts {
  readonly bubble: RefObject<HTMLElement | null>;
  /** Lies around the target, and dims the rest. */
  readonly light: RefObject<HTMLDivElement | null>;
}

/**
 * Makes what a lesson speaks of stand out and lays the bubble beside it. Both are placed by transforms, so that nothing
 * counts as a layout shift.
 */
export function usePointer(pointer: Pointer | null): Parts {
  const bubble = useRef<HTMLElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const selectors = pointer === null ? '' : selectorsOf(pointer).join('\n');
  useLayoutEffect(() => {
    const found = targetsOf(selectors);
    for (const element of found) element.dataset['lesson'] = '';
    if (found.length === 1) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    lay(selectors, bubble.current, light.current);
    return () => {
      for (const element of found) delete element.dataset['lesson'];
    };
  });
  useEffect(() => {
    const again = (): void => lay(selectors, bubble.current, light.current);
    const events = ['resize', 'scroll', 'transitionend', 'animationend'];
    for (const event of events) window.addEventListener(event, again, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, again, { capture: true });
    };
  }, [selectors]);
  return { bubble, light };
}

function targetsOf(selectors: string): readonly HTMLElement[] {
  if (selectors === '') return [];
  const each = selectors
    .split('\n')
    .map((selector) => [...document.querySelectorAll<HTMLElement>(`[data-table] ${selector}`)]);
  return each.find((found) => found.length > 0) ?? [];
}

function lay(selectors: string, bubble: HTMLElement | null, light: HTMLElement | null): void {
  if (bubble === null) return;
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const targets = targetsOf(selectors);
  const target = around(
    targets.map((element) => element.getBoundingClientRect()),
    screen,
  );
  const inSight = [...document.querySelectorAll<HTMLElement>(IN_SIGHT)].filter(
    (element) => !targets.some((one) => element.contains(one)),
  );
  const place = placeBubble(
    target ?? { x: screen.width / 2, y: screen.height / 4, width: 0, height: 0 },
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    screen,
    inSight.map((element) => element.getBoundingClientRect()),
  );
  bubble.dataset['side'] = target === null ? 'none' : place.side;
  bubble.style.transform = `translate(${place.x}px, ${place.y}px)`;
  bubble.style.setProperty('--arrow', `${place.arrow}px`);
  if (light === null) return;
  light.hidden = target === null;
  if (target === null) return;
  light.style.transform = `translate(${target.x}px, ${target.y}px)`;
  light.style.inlineSize = `${target.width}px`;
  light.style.blockSize = `${target.height}px`;
}
