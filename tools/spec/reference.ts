import { references, type Base, type Card, type Titan } from '../faction/reference.ts';
import { read } from './files.ts';

/** A card, titan or base as a reference describes it. */
export type ReferenceCard = Pick<Card | Base | Titan, 'name' | 'rulings' | 'errata'>;

export function referenceCards(): ReferenceCard[] {
  return references().flatMap(({ reference: { cards, errata, titan, bases = [] } }) => [
    ...cards,
    ...(errata?.added ?? []),
    ...(titan === undefined ? [] : [titan]),
    ...bases,
  ]);
}

export function ruleNumbers(): string[] {
  return [...read('docs/rules.md').matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1]);
}
