import { useState } from 'react';
import { keepSame } from '../table/keep-same.ts';

/** Parts that did not change stay the very same, so that they are not drawn anew. */
export function useSame<T>(latest: T): T {
  const [kept, setKept] = useState(latest);
  const same = keepSame(kept, latest);
  if (same !== kept) setKept(same);
  return same;
}
