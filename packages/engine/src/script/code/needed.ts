/** What has to be there, or the tree makes no sense. */
export function needed<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`That is not ${what}.`);
  return thing;
}
