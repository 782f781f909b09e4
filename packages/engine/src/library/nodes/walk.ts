/** Any node, or anything else in a tree that has fields. */
export type Branch = Readonly<Record<string, unknown>>;

export function isBranch(thing: unknown): thing is Branch {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** Is that so of something in the tree? */
export function someNode(tree: unknown, isSo: (node: Branch) => boolean): boolean {
  if (Array.isArray(tree)) return tree.some((each) => someNode(each, isSo));
  return isBranch(tree) && (isSo(tree) || Object.values(tree).some((each) => someNode(each, isSo)));
}

/** The tree as text, the same for every order of its fields. */
export function canonical(tree: unknown): string {
  if (Array.isArray(tree)) return `[${tree.map(canonical).join()}]`;
  if (!isBranch(tree)) return JSON.stringify(tree);
  let text = '';
  for (const name of Object.keys(tree).toSorted()) {
    const value = tree[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}"${name}":${canonical(value)}`;
  }
  return `{${text}}`;
}
