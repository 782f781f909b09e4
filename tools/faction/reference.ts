import { dirname } from 'node:path';
import { factionFiles } from '@smashup/cards/kit/faction-files.ts';

/** What the current printing changes. */
interface Errata {
  readonly name?: string;
  readonly copies?: number;
  readonly power?: number;
  readonly play?: string;
  readonly breakpoint?: number;
  readonly vp?: readonly number[];
  readonly effect?: string;
}

export interface Card {
  readonly name: string;
  readonly kind: 'minion' | 'action' | 'fusion';
  readonly copies: number;
  readonly power?: number;
  readonly play?: string;
  readonly timing: readonly string[];
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

export interface Base {
  readonly name: string;
  readonly faction: string;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

export interface Titan {
  readonly name: string;
  readonly effect: string;
  readonly rulings?: readonly string[];
  readonly errata?: Errata;
}

/** The file `reference.json` beside the cards of a faction or a shared deck (R12). */
export interface Reference {
  readonly name: string;
  readonly set: string;
  readonly summary?: string;
  readonly cards: readonly Card[];
  /** What exists only in the current printing. */
  readonly errata?: { readonly added?: readonly Card[] };
  readonly bases?: readonly Base[];
  readonly titan?: Titan;
}

/** Where the folders of the sets are. */
export const SETS = 'packages/cards/src';

/** The references of all factions and shared decks, with the folders they are in. */
export function references(): readonly { readonly folder: string; readonly reference: Reference }[] {
  return factionFiles('reference.json', SETS).map(({ path, text }) => {
    const reference: Reference = JSON.parse(text);
    return { folder: dirname(path), reference };
  });
}
