import { useEffect, useLayoutEffect, type RefObject, useRef } from 'react';
import type { DecisionView } from '@smashup/referee/protocol';
import { focusFirstChoice } from './move-focus.ts';

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

/** Keyboard players find the focus on the first choice when a decision arrives. */
export function useFocusOnDecision(root: RefObject<HTMLElement | null>, decision: DecisionView | null): void {
  const typing = useTyping();
  const id = decision?.id ?? null;
  useEffect(() => {
    if (id !== null && typing.current && root.current !== null) focusFirstChoice(root.current);
  }, [id, root, typing]);
}

/** Whether the person last used the keyboard: only then may the focus move by itself. */
function useTyping(): RefObject<boolean> {
  const typing = useRef(false);
  useEffect(() => {
    const typed = (): void => {
      typing.current = true;
    };
    const pointed = (): void => {
      typing.current = false;
    };
    window.addEventListener('keydown', typed, true);
    window.addEventListener('pointerdown', pointed, true);
    return () => {
      window.removeEventListener('keydown', typed, true);
      window.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  return typing;
}
