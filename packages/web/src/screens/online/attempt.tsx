import { useState, useEffect } from 'react';
import { sentenceOf } from '../../online/refusal.ts';
import styles from './online.module.css';

interface Attempt {
  /** What went wrong last, in a sentence. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly attempt: (work: () => Promise<void>) => void;
}

/** Something that can be refused: one at a time, and the refusal is said. */
export function useAttempt(): Attempt {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    isBusy,
    attempt: (work) => {
      if (!isBusy) void run(work);
    },
  };
}

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

/** Why something could not be done. */
export function Problem({ sentence }: { readonly sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {sentence}
    </p>
  );
}
