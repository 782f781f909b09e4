/** The same part of every entry of a table. (The compiler cannot follow a loop over the words, hence the second signature.) */
export function partOf<T extends object, Part extends keyof T[keyof T]>(
  table: T,
  part: Part,
): { readonly [Word in keyof T]: T[Word][Part] };
export function partOf(
  table: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  part: string,
): object {
  return Object.fromEntries(Object.entries(table).map(([word, entry]) => [word, entry[part]]));
}
