/** Without regard to case, accents and the kind of apostrophe: "seance" finds "Séance". */
function plain(text: string): string {
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

/** A name as a part of an address or as the name of a file: "What Were We Thinking?" is what-were-we-thinking. */
export function slug(name: string): string {
  return plain(name)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
