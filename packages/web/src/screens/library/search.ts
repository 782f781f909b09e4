import type { Printing } from '@smashup/engine';
import type { Catalogue, Face } from '@smashup/referee/protocol';

/** The cards and bases of a printing that contain all the words, in their names, texts or factions. */
export function searchFaces({ faces, factions }: Catalogue, printing: Printing, words: string): Face[] {
  const wanted = plain(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return factions
    .flatMap(({ cards, bases }) => [...cards[printing], ...bases[printing]])
    .flatMap((index) => faces[index] ?? [])
    .filter((face) => {
      const said = plain(`${face.name} ${face.faction} ${face.text}`);
      return wanted.every((word) => said.includes(word));
    });
}

/** Without regard to case, accents and the kind of apostrophe: "seance" finds "Séance". */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
