import type { ReactNode } from 'react';
import { Link, useSearch, useLocation } from 'wouter';
import { ruleAddress, cardAddress } from './addresses.ts';
import type { Face } from '@smashup/referee/protocol';
import { useHistoryState } from 'wouter/use-browser-location';

interface Props {
  /** "R9.5"; missing: the whole. */
  readonly rule?: string;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A link to the rules, from which Back leads here again. */
export function RulesLink({ rule, className, title, children }: Props) {
  const from = useHere();
  return (
    <Link
      href={rule === undefined ? '/rules' : ruleAddress(rule)}
      state={{ from }}
      className={className}
      title={title}
    >
      {children}
    </Link>
  );
}

interface CardLinkProps {
  readonly face: Face;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a card's own page, from which Back leads here again. */
export function CardLink({ face, className, children }: CardLinkProps) {
  const from = useHere();
  return (
    <Link href={cardAddress(face)} state={{ from }} className={className}>
      {children}
    </Link>
  );
}

interface FactionLinkProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a faction's page, in the current printing filter. */
export function FactionLink({ name, className, children }: FactionLinkProps) {
  const search = useSearch();
  const printing = new URLSearchParams(search).get('printing');
  return (
    <Link
      href={`/factions/${encodeURIComponent(name)}${printing === null ? '' : `?printing=${printing}`}`}
      className={className}
    >
      {children}
    </Link>
  );
}

/** The address of this page with what is looked for in it, for a way back. */
function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

/** The page that Back leads to: from the rules to the table, from a card to the search. */
interface Return {
  readonly from: string;
  /** To be handed on from entry to entry. */
  readonly state: { readonly from: string };
}

/** `otherwise`: for a page that was opened by its address. */
export function useReturn(otherwise = '/'): Return {
  const state = useHistoryState<unknown>();
  const from = hasFrom(state) ? state.from : otherwise;
  return { from, state: { from } };
}

function hasFrom(state: unknown): state is { readonly from: string } {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}
