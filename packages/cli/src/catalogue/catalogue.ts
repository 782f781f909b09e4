import type { BaseSpec, CardSpec, PlayKind, SetSpec, TitanSpec } from '@smashup/engine';

/** All cards and bases, as JSON for other programs (design, section 11). */
export interface Catalogue {
  readonly factions: readonly CatalogueFaction[];
  readonly bases: readonly CatalogueBase[];
  /** Piles that belong to the table (R12). */
  readonly sharedDecks: readonly CatalogueFaction[];
}

export interface CatalogueFaction {
  readonly name: string;
  readonly set: string;
  readonly cards: readonly CatalogueCard[];
  /** R11; missing: it has none. */
  readonly titan?: CatalogueTitan;
}

export interface CatalogueTitan {
  readonly name: string;
  readonly text: string;
  readonly current?: { readonly text: string };
}

type Named<Facts> = Facts & { readonly name: string };

interface CardFacts {
  readonly copies: number;
  readonly power?: number;
  readonly play?: PlayKind;
  readonly text: string;
}

/** In `current`, only what differs in the current printing. */
export interface CatalogueCard extends CardFacts {
  readonly name: string;
  readonly kind: CardSpec['kind'] | 'fusion';
  readonly current?: Partial<Named<CardFacts>>;
}

interface BaseFacts {
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly text: string;
}

export interface CatalogueBase extends BaseFacts {
  readonly name: string;
  readonly set: string;
  readonly current?: Partial<Named<BaseFacts>>;
}

export function makeCatalogue(sets: readonly SetSpec[]): Catalogue {
  return {
    factions: sets.flatMap((set) =>
      set.factions.map(({ name, cards, titan }) => ({
        name,
        set: set.name,
        cards: cards.map(describeCard),
        ...(titan === undefined ? {} : { titan: describeTitan(titan) }),
      })),
    ),
    bases: sets.flatMap((set) => set.bases.map((base) => describeBase(base, set.name))),
    sharedDecks: sets.flatMap((set) =>
      (set.sharedDecks ?? []).map(({ name, cards }) => ({
        name,
        set: set.name,
        cards: cards.map(describeCard),
      })),
    ),
  };
}

function describeTitan({ name, facts: { text }, current }: TitanSpec): CatalogueTitan {
  const changed = current?.facts.text;
  return { name, text, ...(isNew(changed, text) && { current: { text: changed } }) };
}

function describeCard(spec: CardSpec): CatalogueCard {
  const { name, facts, current } = spec;
  const kind = isFusion(spec) ? 'fusion' : spec.kind;
  if (current === null) return { name, kind, ...facts };
  const changes = changesOfCard({ name, ...facts }, current.facts);
  return { name, kind, ...facts, ...currently(changes) };
}

/** Minion and action in one, in one of its printings. */
function isFusion({ clauses, current }: CardSpec): boolean {
  return [...clauses, ...(current?.clauses ?? [])].some(({ clause }) => clause === 'as action');
}

function describeBase(spec: BaseSpec, set: string): CatalogueBase {
  const { name, facts, current } = spec;
  if (current === null) return { name, set, ...facts };
  const changes = changesOfBase({ name, ...facts }, current.facts);
  return { name, set, ...facts, ...currently(changes) };
}

/** A card can behave differently without a different fact; then there is nothing to list. */
function currently<Changes extends object>(changes: Changes): { current?: Changes } {
  return Object.keys(changes).length === 0 ? {} : { current: changes };
}

function changesOfCard(before: Named<CardFacts>, now: Partial<Named<CardFacts>>): Partial<Named<CardFacts>> {
  if (now.copies === 0) return { copies: 0 };
  // A card of the current printing alone: there is nothing that it could differ from.
  if (before.copies === 0) {
    const { name: _, ...facts } = before;
    return { ...facts, ...now };
  }
  const { name, copies, power, play, text } = now;
  return {
    ...(isNew(name, before.name) && { name }),
    ...(isNew(copies, before.copies) && { copies }),
    ...(isNew(power, before.power) && { power }),
    ...(isNew(play, before.play) && { play }),
    ...(isNew(text, before.text) && { text }),
  };
}

function changesOfBase(before: Named<BaseFacts>, now: Partial<Named<BaseFacts>>): Partial<Named<BaseFacts>> {
  const { name, breakpoint, vp, text } = now;
  return {
    ...(isNew(name, before.name) && { name }),
    ...(isNew(breakpoint, before.breakpoint) && { breakpoint }),
    ...(isNew(vp, before.vp) && { vp }),
    ...(isNew(text, before.text) && { text }),
  };
}

function isNew<T>(now: T | undefined, before: T | undefined): now is T {
  return now !== undefined && String(now) !== String(before);
}
