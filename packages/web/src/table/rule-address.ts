/** The address of a rule: with a dot in it, servers would take it for a file. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.replace('.', '-')}`;
}

/** The rule that is meant by the last part of an address. */
export function ruleAt(part: string): string {
  return part.replace('-', '.');
}
