import type { Catalogue, Face } from '@smashup/referee/protocol';
import { slug } from '../../text/slug.ts';

/** Where a card or base is looked at closely, whichever its printing. */
export function cardAddress({ faction, set, name }: Face): string {
  return `/cards/${slug(faction === '' ? set : faction)}/${slug(name)}`;
}

/** The face that is meant by an address. A card that goes by two names is found under both. */
export function faceAt({ faces }: Catalogue, address: string): number | null {
  const at = faces.findIndex((face) => face.copies > 0 && cardAddress(face) === address);
  return at === -1 ? null : at;
}
