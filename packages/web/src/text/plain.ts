/** Without regard to case, accents and the kind of apostrophe: "seance" finds "Séance". */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Whether a text says all the words, in any order. */
export function saysAll(words: string): (text: string) => boolean {
  const wanted = plain(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return (text) => {
    const said = plain(text);
    return wanted.every((word) => said.includes(word));
  };
}
