import { useEffect } from 'react';
import type { Pointer } from './lesson.ts';

/** Where on the page it is. */
function selectorOf(pointer: Pointer): string {
  switch (pointer.kind) {
    case 'card':
      return `[data-card="${pointer.card}"]`;
    case 'base':
      return `[data-spot="${pointer.base}"]`;
    case 'hand':
      return '[data-hand]';
    case 'bases':
      return '[data-spot]';
    case 'you':
      return '[data-you]';
    case 'rivals':
      return 'section[data-colour]:not([data-you])';
    case 'done':
      return '[data-instruction] [data-pass]';
  }
}

/** Makes what a lesson speaks of stand out, and turns to it. */
export function usePointer(pointer: Pointer | null): void {
  const selector = pointer === null ? null : selectorOf(pointer);
  useEffect(() => {
    if (selector === null) return undefined;
    const found = document.querySelectorAll<HTMLElement>(`[data-table] ${selector}`);
    for (const element of found) element.dataset['lesson'] = '';
    if (found.length === 1) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const element of found) delete element.dataset['lesson'];
    };
  });
}
