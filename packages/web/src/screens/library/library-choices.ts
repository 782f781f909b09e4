import type { Printing } from '@smashup/engine';
import { useSearchParams } from 'wouter';

interface LibraryChoices {
  readonly words: string;
  readonly printing: Printing;
  readonly search: (words: string) => void;
  readonly choosePrinting: (printing: Printing) => void;
}

/** What is looked for, and in which printing: kept in the address, so that a way back leads to the same. */
export function useLibraryChoices(): LibraryChoices {
  const [parameters, setParameters] = useSearchParams();
  function set(key: string, value: string): void {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  }
  return {
    words: parameters.get('words') ?? '',
    printing: parameters.get('printing') === 'current' ? 'current' : 'original',
    search: (words) => set('words', words),
    choosePrinting: (printing) => set('printing', printing === 'original' ? '' : printing),
  };
}
