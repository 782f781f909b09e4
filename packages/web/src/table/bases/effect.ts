/** What an action on the table does; it lies where it was played, so that part of its text is left out. */
export function effectOf(text: string): string {
  const effect = text.replace(/^Play on [^.;]+[.;]\s*/u, '');
  return effect.charAt(0).toUpperCase() + effect.slice(1);
}
