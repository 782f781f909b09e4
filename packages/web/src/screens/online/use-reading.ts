import { useEffect, useState } from 'react';
import { sentenceOf } from '../../online/refusal.ts';

interface Reading<T> {
  readonly value: T | null;
  readonly problem: string | null;
}

/** Something that is asked for once, when the screen opens. */
export function useReading<T>(read: () => Promise<T>): Reading<T> {
  const [reading, setReading] = useState<Reading<T>>({ value: null, problem: null });
  useEffect(() => {
    let isWanted = true;
    read().then(
      (value) => isWanted && setReading({ value, problem: null }),
      (error: unknown) => isWanted && setReading({ value: null, problem: sentenceOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  return reading;
}
