import { useLayoutEffect, useRef, useState } from 'react';
import type { Hands } from './table-context.ts';

/** Always the same object, whose functions do what the latest ones do. */
export function useStableHands(latest: Hands): Hands {
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
  }));
  return stable;
}
