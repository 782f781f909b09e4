import type { CardId } from '@smashup/engine';
import { useLayoutEffect, useRef } from 'react';
import styles from './aim-arrow.module.css';

interface Props {
  /** The card that would do it. */
  readonly source: CardId;
  /** The card or base it would be done to. */
  readonly target: CardId;
}

/** From a card to what it is aimed at: to the slot that it would take, if it comes to lie there. */
export function AimArrow({ source, target }: Props) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const from = document.querySelector(`[data-card="${source}"]`)?.getBoundingClientRect();
    const place = document.querySelector(`[data-drop="${target}"]`);
    const to = (place?.querySelector('[data-ghost]') ?? place)?.getBoundingClientRect();
    path.current?.setAttribute('d', from === undefined || to === undefined ? '' : bow(from, to));
  });
  return (
    <svg className={styles['arrow']} aria-hidden="true">
      <defs>
        <marker id="aim" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      <path ref={path} className={styles['line']} markerEnd="url(#aim)" />
    </svg>
  );
}

/** Out of the upper edge of one box, in a bow into the middle of the other. */
function bow(from: DOMRect, to: DOMRect): string {
  const start = { x: from.x + from.width / 2, y: from.y + from.height * 0.1 };
  const end = { x: to.x + to.width / 2, y: to.y + Math.min(to.height, 160) * 0.6 };
  const top = Math.min(start.y, end.y) - 40;
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${top} ${end.x} ${end.y}`;
}
