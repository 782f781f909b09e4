import type { DecisionView } from '@smashup/referee/protocol';
import { useEffect, type RefObject } from 'react';
import { focusFirstChoice } from './move-focus.ts';
import { useTyping } from './use-typing.ts';

/** Keyboard players find the focus on the first choice when a decision arrives. */
export function useFocusOnDecision(root: RefObject<HTMLElement | null>, decision: DecisionView | null): void {
  const typing = useTyping();
  const id = decision?.id ?? null;
  useEffect(() => {
    if (id !== null && typing.current && root.current !== null) focusFirstChoice(root.current);
  }, [id, root, typing]);
}
