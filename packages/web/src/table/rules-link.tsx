import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ruleAddress } from './rule-address.ts';
import { useHere } from './use-here.ts';

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
