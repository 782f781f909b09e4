import type { CardId } from '@smashup/engine';
import type { BaseView } from '@smashup/referee/protocol';
import { useState } from 'react';

/** Which base lies in which slot; null: the one that lay there has gone, and another will come. */
export type Slots = readonly (CardId | null)[];

/**
 * A base keeps its slot while others come and go, and a new one takes the slot that has become free. Between turns no slot
 * is empty.
 */
export function nextSlots(slots: Slots, bases: readonly CardId[], isNewTurn: boolean): Slots {
  const fresh = bases.filter((base) => !slots.includes(base));
  const kept = slots.map((base) => (base !== null && bases.includes(base) ? base : (fresh.shift() ?? null)));
  const next = [...(isNewTurn ? kept.filter((base) => base !== null) : kept), ...fresh];
  return next.length === slots.length && next.every((base, at) => base === slots[at]) ? slots : next;
}

/** The bases by slot. */
export function useSlots(bases: readonly BaseView[], turn: number): readonly (BaseView | null)[] {
  const [kept, keep] = useState<{ readonly slots: Slots; readonly turn: number }>({ slots: [], turn });
  const slots = nextSlots(
    kept.slots,
    bases.map(({ card }) => card),
    kept.turn !== turn,
  );
  if (slots !== kept.slots || turn !== kept.turn) keep({ slots, turn });
  return slots.map((card) => bases.find((base) => base.card === card) ?? null);
}
