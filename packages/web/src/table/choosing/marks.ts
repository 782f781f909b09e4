import type { CardId, Seat } from '@smashup/engine';
import type { CardView, DecisionView } from '@smashup/referee/protocol';
import type { Choices } from './choices.ts';

/** How something that can be chosen stands out. Plain strings, so that a card is redrawn only when its own changes. */
export type Mark = 'choice' | 'idle' | 'picked' | `picked ${number}` | 'hinted';

export interface Marks {
  readonly cards: ReadonlyMap<CardId, Mark>;
  readonly players: ReadonlyMap<Seat, Mark>;
  /** Bases that are chosen by a click anywhere in their column. */
  readonly columns: ReadonlySet<CardId>;
  /** The card whose place is asked for: it stands out, but is no choice itself. */
  readonly chosen: CardId | null;
}

export const NO_MARKS: Marks = { cards: new Map(), players: new Map(), columns: new Set(), chosen: null };

/**
 * For some cards on the table. Where nothing stands out it is always the same object, so that nothing there is
 * redrawn.
 */
export function marksAmong(marks: Marks, cards: readonly CardView[]): Marks {
  return cards.some(({ card }) => marks.cards.has(card) || marks.columns.has(card)) ? marks : NO_MARKS;
}

export interface Picking {
  readonly picks: readonly number[];
  readonly ordered: boolean;
  readonly hinted: readonly number[];
  /** Options that would have no effect now. */
  readonly idle: readonly number[];
}

export function markOf(options: readonly number[], { picks, ordered, hinted, idle }: Picking): Mark {
  const at = picks.findIndex((pick) => options.includes(pick));
  if (at >= 0) return ordered ? `picked ${at + 1}` : 'picked';
  if (options.some((option) => hinted.includes(option))) return 'hinted';
  return options.every((option) => idle.includes(option)) ? 'idle' : 'choice';
}

export function markAll({ ofCard, ofPlayer, columns }: Choices, picking: Picking): Marks {
  return { cards: marked(ofCard, picking), players: marked(ofPlayer, picking), columns, chosen: null };
}

function marked<Key>(options: ReadonlyMap<Key, readonly number[]>, picking: Picking): ReadonlyMap<Key, Mark> {
  return new Map([...options].map(([key, list]) => [key, markOf(list, picking)]));
}

/** The card whose place is asked for: the one that is played, or the one that the question names besides its source. */
export function chosenFor({ kind, source, prompt, options }: DecisionView): CardId | null {
  if (kind === 'where') return source?.card ?? null;
  if (!options.every((option) => option.kind === 'base')) return null;
  const isPlace = (card: CardId): boolean =>
    options.some(({ target }) => target?.kind === 'base' && target.base === card);
  const named = prompt.flatMap((segment) => (segment.kind === 'card' ? [segment.card] : []));
  return named.findLast((card) => card !== source?.card && !isPlace(card)) ?? null;
}

/** The card whose place is asked for stands out as chosen. */
export function markChosen(marks: Marks, card: CardId | null): Marks {
  return card === null ? marks : { ...marks, cards: new Map(marks.cards).set(card, 'picked'), chosen: card };
}

/** Where a card that is looked at can go: its places can be chosen as well. */
export function markPlaces(
  marks: Marks,
  held: CardId,
  places: readonly CardId[],
  bases: readonly CardId[],
): Marks {
  const cards = new Map(marks.cards).set(held, 'picked');
  for (const place of places) cards.set(place, 'choice');
  return { ...marks, cards, columns: new Set(places.filter((place) => bases.includes(place))) };
}
