import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import { EASINGS, type Part, type Span } from '../timeline.ts';
import { px, wayBetween } from '../frames.ts';

/** What nobody has to notice: cards are drawn and discarded, and others make room. */
const GLIDE: Span = [0, 420];

/** What stays where it belongs and only makes room moves within its box, and covers nothing. */
export function makeRoom(part: Part, { element, rect }: Seen, from: DOMRect): void {
  const way = { x: from.x - rect.x, y: from.y - rect.y };
  part.move(element, GLIDE, [{ translate: px(way) }, { translate: '0 0' }], 'glide');
}

/** Flies over the table as a copy, so that no box cuts it off. */
export function glide(part: Part, to: Seen, from: DOMRect): void {
  const copy = part.prop(copyOf(to));
  const way = wayBetween(to.rect, from);
  part
    .hide(to.element, GLIDE)
    .move(
      copy,
      GLIDE,
      [
        { translate: px(way), scale: from.width / Math.max(1, to.rect.width) },
        { translate: '0 0', scale: 1 },
      ],
      'glide',
    )
    .hide(copy, [GLIDE[1], GLIDE[1] + 1]);
}

export function appear(part: Part, { element }: Seen): void {
  part.move(
    element,
    GLIDE,
    [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1 },
    ],
    'out',
  );
}

/** To where it is not seen any more; null: it fades where it is. */
export function leave(part: Part, card: Seen, to: DOMRect | null): void {
  const copy = part.prop(copyOf(card));
  if (to === null) {
    part.move(
      copy,
      GLIDE,
      [
        { scale: 1, opacity: 1 },
        { scale: 1.2, opacity: 0 },
      ],
      'glide',
    );
    return;
  }
  const there = { translate: px(wayBetween(card.rect, to)), scale: to.width / Math.max(1, card.rect.width) };
  part.move(copy, GLIDE, [
    { translate: '0 0', scale: 1, opacity: 1, easing: EASINGS.glide },
    { ...there, opacity: 0.3 },
  ]);
}

/** A part of a bar grows or shrinks from its other end. */
export function resize(part: Part, { element, rect }: Seen, from: DOMRect): void {
  if (rect.width === 0) return;
  const before = { translate: `${from.x - rect.x}px 0`, scale: `${from.width / rect.width} 1` };
  const whole = { transformOrigin: '0 50%' };
  part.move(
    element,
    GLIDE,
    [
      { ...before, ...whole },
      { translate: '0 0', scale: '1 1', ...whole },
    ],
    'out',
  );
}
