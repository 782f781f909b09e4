import { useLayoutEffect, useRef, useState } from 'react';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace } from '../table-context.ts';
import styles from './preview.module.css';

export interface Hovered {
  readonly face: number;
  /** Where the card is that the pointer rests on. */
  readonly beside: DOMRect;
}

/** Room between a card and its enlargement, and between that and the edge of the screen. */
const GAP = 12;

/** The card under the pointer, large enough to be read. */
export function Preview({ hovered }: { readonly hovered: Hovered }) {
  const printed = useFace(hovered.face);
  const shown = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (shown.current !== null) setPlace(placeBeside(hovered.beside, shown.current.getBoundingClientRect()));
  }, [hovered]);
  if (printed === null) return null;
  return (
    <div
      ref={shown}
      className={styles['preview']}
      data-kind={printed.kind}
      style={place ?? { visibility: 'hidden' }}
      aria-hidden="true"
    >
      {printed.kind === 'base' ? (
        <BaseFace face={printed} size="full" />
      ) : (
        <CardFace face={printed} size="full" />
      )}
    </div>
  );
}

/** Above a card of the hand, so that the hand stays in sight; else to the right, or where there is no room, left. */
function placeBeside(beside: DOMRect, { width, height }: DOMRect): { left: number; top: number } {
  const above = beside.top - height - GAP;
  if (beside.top > innerHeight / 2 && above >= GAP) {
    const middle = beside.left + beside.width / 2 - width / 2;
    return { left: Math.max(GAP, Math.min(middle, innerWidth - width - GAP)), top: above };
  }
  const right = beside.right + GAP;
  const left = right + width + GAP <= innerWidth ? right : Math.max(GAP, beside.left - GAP - width);
  const middle = beside.top + beside.height / 2 - height / 2;
  return { left, top: Math.max(GAP, Math.min(middle, innerHeight - height - GAP)) };
}
