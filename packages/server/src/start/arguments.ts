type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/**
 * Joins options that take a value with that value (`--ban -x` → `--ban=-x`). Ids may begin with dashes, and Node's
 * parseArgs refuses such a value as ambiguous.
 */
export function joinValues(args: readonly string[], options: Options): string[] {
  const kindOf = (arg: string): 'string' | 'boolean' | undefined =>
    arg.startsWith('--') ? options[arg.slice(2)]?.type : undefined;
  const joined: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const value = args[at + 1];
    if (kindOf(arg) === 'string' && value !== undefined && kindOf(value) === undefined) {
      joined.push(`${arg}=${value}`);
      at++;
    } else joined.push(arg);
  }
  return joined;
}
