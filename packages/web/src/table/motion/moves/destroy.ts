import { arc, px, shake } from '../frames.ts';
import { copyOf } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';
import { dust, shock } from './dust.ts';

/** It shakes, breaks in two, and both halves tumble. */
export const DESTROY = { shake: [0, 180], part: [180, 300], fall: [300, 720] } as const satisfies Record<
  string,
  Span
>;
const FADE: Span = [0, 250];

const HALVES = [
  {
    shape: 'polygon(0 0, 100% 0, 100% 36%, 62% 48%, 40% 40%, 0 58%)',
    apart: { x: 12, y: -16 },
    end: { x: 80, y: 260 },
    up: 70,
    turn: [8, 110],
  },
  {
    shape: 'polygon(0 58%, 40% 40%, 62% 48%, 100% 36%, 100% 100%, 0 100%)',
    apart: { x: -12, y: 8 },
    end: { x: -70, y: 260 },
    up: 30,
    turn: [-6, -75],
  },
] as const;

export function destroy(part: Part, card: Seen): void {
  for (const { shape, apart, end, up, turn } of HALVES) {
    const half = part.prop(copyOf(card));
    half.style.clipPath = shape;
    part
      .move(half, DESTROY.shake, shake(5, 2))
      .move(
        half,
        DESTROY.part,
        [
          { translate: '0 0', rotate: '0deg' },
          { translate: px(apart), rotate: `${turn[0]}deg` },
        ],
        'out',
      )
      .move(half, DESTROY.fall, arc(end, { up, from: apart, turn, fade: 0 }));
  }
  const [breaks] = DESTROY.part;
  const { width } = card.rect;
  const middle = middleOf(card.rect);
  shock(part, middle, breaks, width * 1.7);
  dust(part, middle, breaks, { puffs: 6, size: width * 0.3, spread: width * 0.9 });
  part.hear(0, 'tap').hear(breaks, 'thud');
}

export function fadeAway(part: Part, card: Seen): void {
  part.fade(part.prop(copyOf(card)), FADE, 1, 0).hear(0, 'tap');
}
