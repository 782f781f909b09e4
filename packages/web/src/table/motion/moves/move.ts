import { arc, wayBetween } from '../frames.ts';
import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';
import { dust } from './dust.ts';

/** It crouches, hops over and is squashed as it lands. */
export const MOVE = { crouch: [0, 120], hop: [120, 480], squash: [480, 660] } as const satisfies Record<
  string,
  Span
>;
const MOVE_STILL = { fade: [0, 170], appear: [150, 350] } as const satisfies Record<string, Span>;

export function moveOver(part: Part, from: Seen, to: Seen): void {
  const copy = part.prop(copyOf(from));
  copy.style.transformOrigin = '50% 100%';
  const way = wayBetween(from.rect, to.rect);
  const there = `${way.x}px ${way.y}px`;
  part
    .hide(to.element, [0, MOVE.squash[1]])
    .move(copy, MOVE.crouch, [{ scale: '1 1' }, { scale: '1.08 0.86' }], 'out')
    .move(copy, MOVE.hop, arc(way, { up: 90 }))
    .move(copy, MOVE.squash, [
      { translate: there, scale: '1.1 0.84' },
      { translate: there, scale: '0.97 1.04', offset: 0.5 },
      { translate: there, scale: '1 1' },
    ])
    .hide(copy, [MOVE.squash[1], MOVE.squash[1] + 1])
    .hear(MOVE.hop[0], 'sweep')
    .hear(MOVE.squash[0], 'tap');
  const { x, width, bottom } = to.rect;
  dust(part, { x: x + width / 2, y: bottom }, MOVE.squash[0], {
    puffs: 5,
    size: width * 0.2,
    spread: width * 0.6,
  });
}

export function moveStill(part: Part, from: Seen, to: Seen): void {
  part.fade(part.prop(copyOf(from)), MOVE_STILL.fade, 1, 0);
  part.hide(to.element, [0, MOVE_STILL.appear[0]]).fade(to.element, MOVE_STILL.appear, 0, 1).hear(0, 'sweep');
}
