import type { CardId } from '@smashup/engine';
import type { TableView } from '@smashup/referee/protocol';
import { cardsAt, isInHand } from './find-cards.ts';
import type { Playing } from './choosing/use-playing.ts';
import type { Hands } from './table-context.ts';
import type { Hover } from './inspector/use-hover.ts';
import { useSmallScreen } from './use-small-screen.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Dialogs } from './dialogs/dialogs-over.tsx';

interface Reached {
  readonly view: TableView;
  readonly playing: Playing;
  readonly dialogs: Dialogs;
  readonly hover: Hover;
}

/** A base that is chosen through something else in its column. */
const NONE_FACE = -1;

/** What clicks, drags and touches do. */
export function useHandling({ view, playing, dialogs, hover }: Reached): Hands {
  const { choosing, places, marks, carry, turnTo } = playing;
  const { held } = choosing.draft;
  const isSmall = useSmallScreen();
  const inspect = (card: CardId, face: number): void => {
    hover.leave();
    if (face >= 0) dialogs.open({ kind: 'card', card, face });
  };
  /** A click on what cannot be chosen itself, in a column that can. */
  const chooseColumn = (card: CardId): boolean => {
    const base = baseOf(view, card);
    if (base === null || !marks.columns.has(base)) return false;
    hands.click(base, NONE_FACE);
    return true;
  };
  const hands = useStableHands({
    click: (card, face) => {
      if (held !== null && places?.includes(card) === true) {
        choosing.chooseHeld();
        carry({ card: held.card, onto: [card] });
        return;
      }
      const options = choosing.choices.ofCard.get(card);
      if (isSmall && options !== undefined && isInHand(view, card)) choosing.touch({ card, face, options });
      else if (choosing.clickCard(card) || turnTo(card)) return;
      else if (!chooseColumn(card)) inspect(card, face);
    },
    clickPlayer: choosing.clickPlayer,
    inspect,
    hover: hover.start,
    leave: hover.leave,
    drop: (card, onto) => {
      if (choosing.clickCard(card)) carry({ card, onto });
    },
    openDiscard: (seat) => dialogs.open({ kind: 'discard', seat }),
    openBox: () => dialogs.open({ kind: 'box' }),
    openDeck: () => dialogs.open({ kind: 'deck' }),
  });
  return hands;
}

function baseOf({ bases }: TableView, card: CardId): CardId | null {
  const found = bases.find((base) => cardsAt(base).some((one) => one.card === card));
  return found?.card ?? null;
}

/** Always the same object, whose functions do what the latest ones do. */
function useStableHands(latest: Hands): Hands {
  const holder = useRef(latest);
  useLayoutEffect(() => {
    holder.current = latest;
  });
  const [stable] = useState<Hands>(() => ({
    click: (card, face) => holder.current.click(card, face),
    clickPlayer: (seat) => holder.current.clickPlayer(seat),
    inspect: (card, face) => holder.current.inspect(card, face),
    hover: (face, element) => holder.current.hover(face, element),
    leave: () => holder.current.leave(),
    drop: (card, onto) => holder.current.drop(card, onto),
    openDiscard: (seat) => holder.current.openDiscard(seat),
    openBox: () => holder.current.openBox(),
    openDeck: () => holder.current.openDeck(),
  }));
  return stable;
}
