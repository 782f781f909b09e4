import { useEffect, useLayoutEffect, type RefObject } from 'react';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

/**
 * The focus comes to the table with the person, and never falls to the page when what had it is gone. It stands before
 * the flights: both need the table laid out, and what begins to fly would have it laid out anew.
 */
export function FocusKept({ root, heading }: Props) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // With every drawing, not after it: whatever was pressed may be there no more.
  useLayoutEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-instruction]')?.focus({ preventScroll: true });
  });
  return null;
}
