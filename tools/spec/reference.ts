import { library } from '@smashup/cards';
import { references, type Base, type Card, type Reference, type Titan } from '../faction/reference.ts';
import { read } from './files.ts';

/** A card, titan or base as a reference describes it. */
export type ReferenceCard = Pick<Card | Base | Titan, 'name' | 'rulings' | 'errata'>;

/** A reprint in a later set goes by its faction, too, as in scenes: `Mummy (World Champs)`. */
export function referenceCards(): ReferenceCard[] {
  const all = references()
    .toSorted((one, other) => yearOf(one.reference) - yearOf(other.reference))
    .flatMap(({ reference: { name: faction, cards, errata, titan, bases = [] } }) =>
      [...cards, ...(errata?.added ?? []), ...(titan === undefined ? [] : [titan]), ...bases].map((card) => ({
        faction,
        card,
      })),
    );
  return all.map(({ faction, card }, at) => {
    const isReprint = all.slice(0, at).some((other) => other.card.name === card.name);
    return isReprint ? { ...card, name: `${card.name} (${faction})` } : card;
  });
}

/** The year of its set; a set that is still to come is the latest. */
function yearOf({ set }: Reference): number {
  return library.sets.find(({ name }) => name === set)?.year ?? Infinity;
}

export function ruleNumbers(): string[] {
  return [...read('docs/rules.md').matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1]);
}
