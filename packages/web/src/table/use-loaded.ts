import { useEffect, useState } from 'react';
import { tracked } from '../activity.ts';

/** What `load` brings for this key; null until it is there. */
export function useLoaded<Key, Value>(key: Key, load: (key: Key) => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ readonly key: Key; readonly value: Value } | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetch = async (): Promise<void> => {
      const value = await tracked('file', load(key));
      if (wanted) setLoaded({ key, value });
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [key, load]);
  return loaded !== null && Object.is(loaded.key, key) ? loaded.value : null;
}
