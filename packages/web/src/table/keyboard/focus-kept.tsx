import { useEffect, useLayoutEffect, type RefObject } from 'react';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

/**
 * The focus comes to the table with the person, and never falls to the page when what had it is gone. It stands
 * before the flights: both need the table's layout, and starting a flight would force it to be computed again.
 */
export function FocusKept({ root, heading }: Props) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // During every render, not after it: whatever was pressed may be gone by then.
  useLayoutEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-instruction]')?.focus({ preventScroll: true });
  });
  return null;
}
