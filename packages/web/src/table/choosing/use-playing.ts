import type { CardId } from '@smashup/engine';
import type { Forecast, DecisionView, TableView } from '@smashup/referee/protocol';
import type { TableProps } from '../table-props.ts';
import { useHint, type HintNote } from './use-hint.ts';
import { chosenFor, markChosen, markPlaces, type Marks } from './marks.ts';
import { useCarried, useChoosing, type Carried, type Choosing } from './use-choosing.ts';
import { useForecasts } from './use-forecasts.ts';
import { usePlaces } from './use-places.ts';
import { useMemo, useEffect, useEffectEvent, useRef } from 'react';

/** What the viewer is about to do: what is chosen, the hint, and how the table shows both. */
export interface Playing {
  readonly hint: HintNote;
  readonly choosing: Choosing;
  /** Where the card that is held can go; null: nothing is held, or that is not known yet. */
  readonly places: readonly CardId[] | null;
  readonly marks: Marks;
  /** By the card that would be chosen: what would come of it. */
  readonly forecasts: ReadonlyMap<CardId, Forecast>;
  /** A card was let go over something. */
  readonly carry: (carried: Carried) => void;
  /** Plays another card instead of the one whose place is asked for; false: that is not possible. */
  readonly turnTo: (card: CardId) => boolean;
}

export function usePlaying(props: TableProps): Playing {
  const { game, view, decision, confirms, onAnswer } = props;
  const hint = useHint(props);
  const choosing = useChoosing(decision, view, { game, hinted: hint.hinted, confirms, onAnswer });
  const carry = useCarried(decision, onAnswer, hint.refuse);
  const places = usePlaces(choosing.draft.held, decision, props);
  const marks = useMarks(decision, view, choosing, places);
  const turnTo = useSwitching(props, choosing);
  const forecasts = useForecasts(props, choosing.draft.held, marks);
  return { hint, choosing, places, marks, forecasts, carry, turnTo };
}

/** What stands out: what can be chosen, the card whose place is asked for, and where a card that is held can go. */
function useMarks(
  decision: DecisionView | null,
  view: TableView,
  { marks, draft: { held } }: Choosing,
  places: readonly CardId[] | null,
): Marks {
  const chosen = decision === null ? null : chosenFor(decision);
  return useMemo(() => {
    if (held === null) return markChosen(marks, chosen);
    return markPlaces(
      marks,
      held.card,
      places ?? [],
      view.bases.map(({ card }) => card),
    );
  }, [marks, chosen, held, places, view.bases]);
}

type Needed = Pick<TableProps, 'decision' | 'canUndo' | 'onUndo'>;

/** While a place is asked for: a click on another card that could be played takes the first back and plays that one. */
function useSwitching({ decision, canUndo, onUndo }: Needed, choosing: Choosing): (card: CardId) => boolean {
  const playable = useRef<ReadonlySet<CardId>>(new Set());
  const next = useRef<CardId | null>(null);
  const arrive = useEffectEvent((kind: DecisionView['kind']) => {
    const card = next.current;
    next.current = null;
    if (kind !== 'play') return;
    playable.current = new Set(choosing.choices.ofCard.keys());
    if (card !== null) choosing.clickCard(card);
  });
  useEffect(() => {
    if (decision !== null) arrive(decision.kind);
  }, [decision]);
  return (card) => {
    if (decision?.kind !== 'where' || !canUndo || !playable.current.has(card)) return false;
    next.current = card === decision.source?.card ? null : card;
    onUndo();
    return true;
  };
}
