import { useHistoryState } from 'wouter/use-browser-location';

/** Where somebody came from who opened the rules, so that Back leads there: from a table back to the table. */
interface Return {
  readonly from: string;
  /** To be handed on from entry to entry. */
  readonly state: { readonly from: string };
}

export function useReturn(): Return {
  const state = useHistoryState<unknown>();
  const from = hasFrom(state) ? state.from : '/';
  return { from, state: { from } };
}

function hasFrom(state: unknown): state is { readonly from: string } {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}
