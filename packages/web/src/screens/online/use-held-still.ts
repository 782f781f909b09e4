import { useEffect, useRef, useState } from 'react';
import { after } from '../../clock.ts';

/** How long after the last touch something may appear that moves the table. */
const STILL_MILLIS = 600;

/** The value, but not while a finger is down or has just been: what it is about to press stays where it is. */
export function useHeldStill<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const touch = useRef({ isDown: false, cancel: (): void => {} });
  const latest = useRef(value);
  useEffect(() => {
    const { current } = touch;
    const down = (): void => {
      current.isDown = true;
      current.cancel();
    };
    const up = (): void => {
      current.cancel();
      current.cancel = after(STILL_MILLIS, () => {
        current.isDown = false;
        setShown(latest.current);
      });
    };
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      current.cancel();
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }, []);
  useEffect(() => {
    latest.current = value;
    if (!touch.current.isDown) setShown(value);
  }, [value]);
  return shown;
}
