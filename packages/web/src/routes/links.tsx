import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { ruleAddress, cardAddress } from './addresses.ts';
import { useHere } from './way-back.ts';
import type { Face } from '@smashup/referee/protocol';

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

/** To a faction's page, in the printing that is being looked at. */
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
