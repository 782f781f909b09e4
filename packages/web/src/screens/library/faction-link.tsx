import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';

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
