import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ruleAddress } from './rule-address.ts';

interface Props {
  /** "R9.5"; missing: the whole. */
  readonly rule?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** To the rules, from where Back leads here again. */
export function RulesLink({ rule, className, children }: Props) {
  const [from] = useLocation();
  return (
    <Link href={rule === undefined ? '/rules' : ruleAddress(rule)} state={{ from }} className={className}>
      {children}
    </Link>
  );
}
