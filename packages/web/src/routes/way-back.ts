import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The address of this page with what is looked for in it, for a way back. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

/** Where somebody came from, so that Back leads there: from the rules back to the table, from a card to what was looked for. */
interface Return {
  readonly from: string;
  /** To be handed on from entry to entry. */
  readonly state: { readonly from: string };
}

/** `otherwise`: for somebody who opened the address itself. */
export function useReturn(otherwise = '/'): Return {
  const state = useHistoryState<unknown>();
  const from = hasFrom(state) ? state.from : otherwise;
  return { from, state: { from } };
}

function hasFrom(state: unknown): state is { readonly from: string } {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}
