import type { CardId } from '@smashup/engine';
import type { DecisionView } from '@smashup/referee/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Choosing } from './use-choosing.ts';

type Needed = Pick<TableProps, 'decision' | 'canUndo' | 'onUndo'>;

/** While a place is asked for: a click on another card that could be played takes the first back and plays that one. */
export function useSwitching(
  { decision, canUndo, onUndo }: Needed,
  choosing: Choosing,
): (card: CardId) => boolean {
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
