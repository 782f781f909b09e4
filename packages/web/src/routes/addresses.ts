import type { Catalogue, Face } from '@smashup/referee/protocol';
import { slug } from '../text/searching.ts';

/** The address of a rule: with a dot in it, servers would take it for a file. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.replace('.', '-')}`;
}

/** The rule that is meant by the last part of an address. */
export function ruleAt(part: string): string {
  return part.replace('-', '.');
}

/** The address of a card's or base's page, the same for both printings. */
export function cardAddress({ faction, set, name }: Face): string {
  return `/cards/${slug(faction === '' ? set : faction)}/${slug(name)}`;
}

/** The face that is meant by an address. A card that goes by two names is found under both. */
export function faceAt({ faces }: Catalogue, address: string): number | null {
  const at = faces.findIndex((face) => face.copies > 0 && cardAddress(face) === address);
  return at === -1 ? null : at;
}
