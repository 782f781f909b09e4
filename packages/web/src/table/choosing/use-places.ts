import type { CardId } from '@smashup/engine';
import type { Catalogue, DecisionView, TableView } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import { useEffect, useState } from 'react';
import { isInHand } from '../find-cards.ts';
import type { Held } from './use-choosing.ts';

type WhyNot = (card: CardId, target: CardId) => Promise<Phrase | null>;

interface Asked {
  readonly view: TableView;
  readonly catalogue: Catalogue;
  readonly askWhyNot: WhyNot;
}

interface Found {
  readonly held: Held;
  readonly places: readonly CardId[];
}

const NOWHERE: readonly CardId[] = [];

/**
 * The bases or minions that a card of the hand could go to now; none for what is simply played, laid down in a duel or
 * given up; null: not known yet.
 */
export function usePlaces(
  held: Held | null,
  decision: DecisionView | null,
  { view, catalogue, askWhyNot }: Asked,
): readonly CardId[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const isPlayed = decision?.kind === 'play';
  useEffect(() => {
    let wanted = true;
    const ask = async (asked: Held): Promise<void> => {
      const candidates = candidatesFor(asked, view, catalogue);
      const reasons = await Promise.all(candidates.map((place) => askWhyNot(asked.card, place)));
      if (wanted) setFound({ held: asked, places: candidates.filter((_, at) => reasons[at] === null) });
    };
    if (held !== null && isPlayed) void ask(held);
    return () => {
      wanted = false;
    };
  }, [held, isPlayed, view, catalogue, askWhyNot]);
  if (!isPlayed) return NOWHERE;
  return found !== null && found.held === held ? found.places : null;
}

function candidatesFor({ card, face }: Held, view: TableView, { faces }: Catalogue): readonly CardId[] {
  const printed = faces[face];
  if (printed === undefined || !isInHand(view, card)) return NOWHERE;
  if (printed.kind === 'minion' || printed.play === 'on-base') return view.bases.map((base) => base.card);
  if (printed.play !== 'on-minion') return NOWHERE;
  return view.bases.flatMap(({ minions }) => minions.map((minion) => minion.card));
}
