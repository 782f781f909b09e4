/** What an action on the table does; it lies where it was played, so that part of its text goes without saying. */
export function effectOf(text: string): string {
  return text.replace(/^Play on [^.;]+[.;]\s*/u, '');
}
