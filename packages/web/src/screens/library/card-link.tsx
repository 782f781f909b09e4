import type { Face } from '@smashup/referee/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHere } from '../../table/use-here.ts';
import { cardAddress } from './card-address.ts';

interface Props {
  readonly face: Face;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a card's own page, from which Back leads here again. */
export function CardLink({ face, className, children }: Props) {
  const from = useHere();
  return (
    <Link href={cardAddress(face)} state={{ from }} className={className}>
      {children}
    </Link>
  );
}
