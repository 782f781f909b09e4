import { useLocation, useSearch } from 'wouter';

/** The address of this page with what is looked for in it, for a way back. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
