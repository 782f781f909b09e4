import type { Catalogue, Face } from '@smashup/referee/protocol';

/** The size of a card: to be read, in a hand, on the table among others, or as a strip. */
export type Size = 'full' | 'medium' | 'compact' | 'chip';

/** The length class of a text, which decides the size of its letters. */
export type Length = 'short' | 'middling' | 'long' | 'longest' | 'huge';

const TEXT_STEPS: readonly (readonly [number, Length])[] = [
  [70, 'short'],
  [130, 'middling'],
  [200, 'long'],
  [330, 'longest'],
];
const NAME_STEPS: readonly (readonly [number, Length])[] = [
  [9, 'short'],
  [14, 'middling'],
  [20, 'long'],
];

/** Minions and actions are in a deck, in copies; titans and bases are not. */
export function isInDeck({ kind }: Face): boolean {
  return kind === 'minion' || kind === 'action';
}

export function textLength({ text }: Face): Length {
  return step(text.length, TEXT_STEPS, 'huge');
}

export function nameLength({ name }: Face): Length {
  return step(name.length, NAME_STEPS, 'longest');
}

/**
 * A name breaks only between words, so the longest word decides how large its letters may be. Measured in letters of
 * average width, which fits all typefaces of the game.
 */
export function longestWord({ name }: Face): number {
  return Math.max(...name.split(/\s|(?<=-)/u).map(widthOf));
}

const WIDE = /[mw]/giu;
const NARROW = /[il'’.,!1]/giu;

function widthOf(word: string): number {
  return word.length + 0.4 * [...word.matchAll(WIDE)].length - 0.3 * [...word.matchAll(NARROW)].length;
}

function step(length: number, steps: readonly (readonly [number, Length])[], beyond: Length): Length {
  return steps.find(([most]) => length <= most)?.[1] ?? beyond;
}

/** The card that stands for a faction: its strongest minion. */
export function heroOf({ factions, faces }: Catalogue, faction: string): Face | null {
  const entry = factions.find(({ name }) => name === faction);
  const cards = entry?.cards.original.flatMap((index) => faces[index] ?? []) ?? [];
  return cards.reduce<Face | null>((best, card) => (card.power > (best?.power ?? -1) ? card : best), null);
}

const BREAK = /(?<=-)| /gu;
/** Letters are not equally wide. */
const SLACK = 0.06;

/** The share of a name that the longer of two lines has, where it is broken as evenly as its words allow. */
export function longerLine(name: string): number {
  const halves = [...name.matchAll(BREAK)].map(({ index, 0: gap }) =>
    Math.max(index, name.length - index - gap.length),
  );
  return Math.min(1, Math.min(...halves) / name.length + SLACK);
}
