import type { CardId } from '@smashup/engine';
import type { BaseView } from '@smashup/referee/protocol';
import { useState } from 'react';
import { cardsAt } from '../find-cards.ts';
import type { Marks } from '../choosing/marks.ts';
import { hasChoice } from './base-tabs.tsx';

interface Seen {
  readonly bases: readonly BaseView[];
  readonly marks: Marks;
  readonly shown: CardId | null;
}

interface Shown {
  /** The base that a phone shows. */
  readonly shown: CardId | null;
  readonly show: (base: CardId) => void;
}

/** Which base a phone shows: whichever was turned to last, by the player or because something happens there. */
export function useShown(bases: readonly BaseView[], marks: Marks): Shown {
  const [seen, see] = useState<Seen>(() => ({ bases, marks, shown: firstShown(bases, marks) }));
  const shown = seen.bases === bases && seen.marks === marks ? seen.shown : turnTo(seen, bases, marks);
  if (seen.bases !== bases || seen.marks !== marks) see({ bases, marks, shown });
  return { shown, show: (base) => see({ bases, marks, shown: base }) };
}

function firstShown(bases: readonly BaseView[], marks: Marks): CardId | null {
  const first =
    bases.find(({ scoring }) => scoring) ?? bases.find((base) => hasChoice(base, marks)) ?? bases[0];
  return first?.card ?? null;
}

/**
 * The base that has begun to score, else one where there is something to choose now, else one where a card has come,
 * else one that a card has left; unless that is so at the one that is shown.
 */
export function turnTo(before: Seen, bases: readonly BaseView[], marks: Marks): CardId | null {
  const { shown } = before;
  const kept = bases.some(({ card }) => card === shown) ? shown : (bases[0]?.card ?? null);
  const wasScoring = before.bases.find(({ scoring }) => scoring)?.card;
  const scoring = bases.find((base) => base.scoring)?.card;
  if (scoring !== undefined && scoring !== wasScoring) return scoring;
  const glowing = bases.filter((base) => hasChoice(base, marks));
  const isAsked = marks !== before.marks && glowing.length > 0;
  const grown = bases.filter((base) => hasGained(oldOf(base, before), base));
  const shrunk = bases.filter((base) => hasGained(base, oldOf(base, before)));
  const busy = isAsked ? glowing : grown.length > 0 ? grown : shrunk;
  const [first] = busy;
  return first === undefined || busy.some(({ card }) => card === kept) ? kept : first.card;
}

function oldOf({ card }: BaseView, { bases }: Seen): BaseView | undefined {
  return bases.find((base) => base.card === card);
}

/** Something lies at the later one that does not at the earlier one. */
function hasGained(earlier: BaseView | undefined, later: BaseView | undefined): boolean {
  if (earlier === undefined || later === undefined || earlier === later) return false;
  const known = new Set(cardsAt(earlier).map(({ card }) => card));
  return cardsAt(later).some(({ card }) => !known.has(card));
}
