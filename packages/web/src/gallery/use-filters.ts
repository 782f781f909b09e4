import { useSearchParams } from 'wouter';
import { readFilters, type FilterName, type Filters } from './filters.ts';

interface Choosing {
  readonly filters: Filters;
  /** '': anything. */
  readonly choose: (name: FilterName, value: string) => void;
  /** Everything but the printing. */
  readonly clear: () => void;
}

/** The search, kept in the address, so that it can be shared and the way back leads to the same results. */
export function useFilters(): Choosing {
  const [parameters, setParameters] = useSearchParams();
  return {
    filters: readFilters(parameters),
    choose: (name, value) =>
      setParameters(
        (old) => {
          const next = new URLSearchParams(old);
          if (value === '' || (name === 'printing' && value === 'original')) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    clear: () =>
      setParameters(
        (old) => {
          const printing = old.get('printing');
          return printing === null || printing === 'both' ? {} : { printing };
        },
        { replace: true },
      ),
  };
}
