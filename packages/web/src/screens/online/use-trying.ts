import { useState } from 'react';
import { sentenceOf } from '../../online/refusal.ts';

interface Trying {
  /** What went wrong last, in a sentence. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly attempt: (work: () => Promise<void>) => void;
}

/** Something that can be refused: one at a time, and the refusal is said. */
export function useTrying(): Trying {
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
