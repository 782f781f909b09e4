import type { CardId } from '@smashup/engine';
import type { DecisionView, TableView } from '@smashup/referee/protocol';
import { useMemo } from 'react';
import { chosenFor, markChosen, markPlaces, type Marks } from './marks.ts';
import type { Choosing } from './use-choosing.ts';

/** What stands out: what can be chosen, the card whose place is asked for, and where a card that is held can go. */
export function useMarks(
  decision: DecisionView | null,
  view: TableView,
  { marks, draft: { held } }: Choosing,
  places: readonly CardId[],
): Marks {
  const chosen = decision === null ? null : chosenFor(decision);
  return useMemo(() => {
    if (held === null) return markChosen(marks, chosen);
    return markPlaces(
      marks,
      held.card,
      places,
      view.bases.map(({ card }) => card),
    );
  }, [marks, chosen, held, places, view.bases]);
}
