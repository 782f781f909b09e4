import type { CardId } from '@smashup/engine';
import type { BaseView, StoryLine, TableView } from '@smashup/referee/protocol';
import type { useTranslation } from 'react-i18next';
import type { Places, Seen, Sight } from './sight.ts';

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

/** What has just changed on the table. */
export interface Change {
  /** What is told about it. */
  readonly lines: readonly StoryLine[];
  readonly before: Sight;
  readonly now: Sight;
  readonly viewBefore: TableView;
  readonly view: TableView;
  readonly places: Places;
  /** Nothing flies or shakes. */
  readonly still: boolean;
  readonly t: Translate;
  /** The name of a card or base. */
  readonly nameOf: (card: CardId) => string;
}

/** Where a card comes from that was not seen: on a phone a base that was not shown, else a deck or a hand. */
export function originOf({ places, before, view }: Change, card: CardId): Seen | null {
  const zone = before.hidden.get(card)?.zone;
  if (typeof zone === 'number') return places.tab(zone);
  for (const { seat, hand } of view.players)
    if (hand.some((held) => held.card === card)) return places.anchor(`deck-${seat}`);
  const controller = controllerOf(view, card);
  return controller === null ? null : places.anchor(`hand-${controller}`);
}

/** Where a card goes that is not seen any more: to a pile or a hand, or on a phone to a base that is not shown. */
export function goalOf({ places, view }: Change, card: CardId): Seen | null {
  const base = baseOf(view, card);
  if (base !== null) return places.tab(base);
  for (const { seat, hand, discard } of view.players) {
    if (discard.some((one) => one.card === card)) return places.anchor(`discard-${seat}`);
    if (hand.some((one) => one.card === card)) return places.anchor(`hand-${seat}`);
  }
  return null;
}

export function controllerOf({ bases }: TableView, card: CardId): number | null {
  for (const base of bases) {
    const found = standersAt(base).find((one) => one.card === card);
    if (found !== undefined) return found.controller;
  }
  return null;
}

function baseOf({ bases }: TableView, card: CardId): number | null {
  return bases.find((base) => standersAt(base).some((one) => one.card === card))?.card ?? null;
}

function standersAt({ minions, titans, actions, buried }: BaseView) {
  return [...minions, ...titans, ...actions, ...buried, ...minions.flatMap((minion) => minion.actions)];
}
