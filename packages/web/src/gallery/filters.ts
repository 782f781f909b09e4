import {
  TIMINGS,
  type CardIndex,
  type Catalogue,
  type Face,
  type FactionEntry,
  type Timing,
} from '@smashup/referee/protocol';
import { saysAll } from '../text/searching.ts';

/** The kind on a card's label. */
export const KINDS = ['minion', 'fusion', 'standard', 'on-base', 'on-minion', 'titan', 'base'] as const;
export type Kind = (typeof KINDS)[number];

/** One of the two printings, or the cards that differ between them. */
export const PRINTING_CHOICES = ['original', 'current', 'both'] as const;
export type PrintingChoice = (typeof PRINTING_CHOICES)[number];

/** The filters; null and '' match anything. */
export interface Filters {
  readonly words: string;
  readonly set: string | null;
  readonly kind: Kind | null;
  readonly power: number | null;
  readonly term: string | null;
  readonly timing: Timing | null;
  readonly printing: PrintingChoice;
}

export type FilterName = keyof Filters;

/** The filters in an address; unknown values are dropped. */
export function readFilters(parameters: URLSearchParams): Filters {
  const word = (name: FilterName): string | null => parameters.get(name) || null;
  const power = word('power');
  return {
    words: parameters.get('words') ?? '',
    set: word('set'),
    kind: oneOf(KINDS, word('kind')),
    power: power !== null && /^\d+$/u.test(power) ? Number(power) : null,
    term: word('term'),
    timing: oneOf(TIMINGS, word('timing')),
    printing: oneOf(PRINTING_CHOICES, word('printing')) ?? 'original',
  };
}

function oneOf<T extends string>(known: readonly T[], word: string | null): T | null {
  return known.find((each) => each === word) ?? null;
}

/** Whether cards are looked for at all: a printing alone looks for none. */
export function isLookingFor({ printing, words, ...filters }: Filters): boolean {
  return printing === 'both' || words.trim() !== '' || Object.values(filters).some((each) => each !== null);
}

export function kindOf({ kind, fusion, play }: Face): Kind {
  if (fusion) return 'fusion';
  return kind === 'action' ? play : kind;
}

/** The faces that match all filters; with both printings, the original one of those that differ. */
export function findFaces(catalogue: Catalogue, index: CardIndex, filters: Filters): number[] {
  const says = saysAll(filters.words);
  const { set, kind, power, term, timing } = filters;
  const fits = (at: number): boolean => {
    const face = catalogue.faces[at];
    const indexed = index.faces[at];
    if (face === undefined || indexed === undefined) return false;
    return (
      (set === null || face.set === set) &&
      (kind === null || kindOf(face) === kind) &&
      (power === null || (face.kind === 'minion' && face.power === power)) &&
      (term === null || indexed.marks.some((mark) => mark.term === term)) &&
      (timing === null || indexed.timings.includes(timing)) &&
      says(`${face.name} ${face.faction} ${face.text}`)
    );
  };
  const otherOf = (at: number): number | null => index.faces[at]?.other ?? null;
  if (filters.printing !== 'both') return printed(catalogue, filters.printing).filter(fits);
  return printed(catalogue, 'original').filter((at) => {
    const other = otherOf(at);
    return other !== null && (fits(at) || fits(other));
  });
}

/** The factions that say all the words, where nothing but words is looked for. */
export function findFactions(
  { factions }: Catalogue,
  { words, printing: _printing, ...filters }: Filters,
): readonly FactionEntry[] {
  if (words.trim() === '' || Object.values(filters).some((each) => each !== null)) return [];
  const says = saysAll(words);
  return factions.filter(({ name, summary }) => says(`${name} ${summary}`));
}

/** Every card, titan and base of a printing, by faction. */
export function printed(
  { factions, setBases, sharedCards }: Catalogue,
  printing: Exclude<PrintingChoice, 'both'>,
): readonly number[] {
  return [
    ...factions.flatMap(({ cards, titans, bases }) => [
      ...cards[printing],
      ...titans[printing],
      ...bases[printing],
    ]),
    ...Object.values(setBases).flatMap((bases) => bases[printing]),
    ...sharedCards[printing],
  ];
}

/** The powers that minions have. */
export function powersIn({ faces }: Catalogue): readonly number[] {
  const powers = new Set(faces.filter(({ kind }) => kind === 'minion').map(({ power }) => power));
  return [...powers].sort((one, other) => one - other);
}
