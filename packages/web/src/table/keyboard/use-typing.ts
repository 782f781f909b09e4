import { useEffect, useRef, type RefObject } from 'react';

/** Whether the person last used the keyboard: only then may the focus move by itself. */
export function useTyping(): RefObject<boolean> {
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
