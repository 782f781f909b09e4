import { wayBetween } from '../frames.ts';
import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';
import { dust } from './dust.ts';

/** It turns its back, sinks, and soil covers it. */
export const BURY = {
  turn: [0, 130],
  back: [130, 260],
  sink: [280, 600],
  soil: 540,
} as const satisfies Record<string, Span | number>;

/** `grave`: the card as it lies there, face down. */
export function bury(part: Part, card: Seen, grave: Seen): void {
  const front = part.prop(copyOf(card));
  const back = part.prop(copyOf({ element: grave.element, rect: card.rect }));
  const way = wayBetween(card.rect, grave.rect);
  part
    .hide(grave.element, [0, BURY.sink[1]])
    .hide(back, [0, BURY.back[0]])
    .move(front, BURY.turn, [{ scale: '1 1' }, { scale: '0 1' }])
    .hide(front, [BURY.turn[1], BURY.turn[1] + 1])
    .move(back, BURY.back, [
      { scale: '0 1', opacity: 1 },
      { scale: '1 1', opacity: 1 },
    ])
    .move(
      back,
      BURY.sink,
      [
        { translate: '0 0', scale: '1 1', opacity: 1 },
        {
          translate: `${way.x}px ${way.y}px`,
          scale: String(grave.rect.width / card.rect.width),
          opacity: 1,
        },
      ],
      'slam',
    )
    .hide(back, [BURY.sink[1], BURY.sink[1] + 1])
    .hear(0, 'tap')
    .hear(BURY.soil, 'thud', -7);
  const { x, width, bottom } = grave.rect;
  dust(part, { x: x + width / 2, y: bottom }, BURY.soil, {
    puffs: 7,
    size: width * 0.5,
    spread: width * 1.6,
  });
}
