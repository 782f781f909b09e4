import { useEffect, useState } from 'react';
import { serverNow } from '../../../online/table.ts';

/** What time it is at the server: again each second until then. Null: nothing runs. */
export function useServerTime(until: number | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const tick = (): void => {
      const time = serverNow();
      setNow(time);
      const left = until - time;
      // When the number that is shown changes.
      if (left > 0) timer = setTimeout(tick, (left % 1000) + 1);
    };
    tick();
    return () => {
      if (timer !== null) clearTimeout(timer);
    };
  }, [until]);
  return now;
}
