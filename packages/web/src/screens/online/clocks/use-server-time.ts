import { useEffect, useState } from 'react';
import { after } from '../../../clock.ts';
import { serverNow } from '../../../online/table.ts';

/** What time it is at the server: again each second until then. Null: nothing runs. */
export function useServerTime(until: number | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return undefined;
    let cancel = (): void => {};
    const tick = (): void => {
      const time = serverNow();
      setNow(time);
      const left = until - time;
      // When the number that is shown changes.
      if (left > 0) cancel = after((left % 1000) + 1, tick);
    };
    tick();
    return () => cancel();
  }, [until]);
  return now;
}
