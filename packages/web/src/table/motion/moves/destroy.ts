import { shake } from '../frames.ts';
import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';

/** It shakes, breaks in two, and both halves tumble. */
export const DESTROY = { shake: [0, 180], part: [180, 300], fall: [300, 720] } as const satisfies Record<
  string,
  Span
>;
const FADE: Span = [0, 250];

const HALVES = [
  { shape: 'polygon(0 0, 100% 0, 100% 36%, 62% 48%, 40% 40%, 0 58%)', side: 1 },
  { shape: 'polygon(0 58%, 40% 40%, 62% 48%, 100% 36%, 100% 100%, 0 100%)', side: -1 },
] as const;

export function destroy(part: Part, card: Seen): void {
  for (const { shape, side } of HALVES) {
    const half = part.prop(copyOf(card));
    half.style.clipPath = shape;
    part
      .move(half, DESTROY.shake, shake(5, 2))
      .move(
        half,
        DESTROY.part,
        [
          { translate: '0 0', rotate: '0deg' },
          { translate: `${side * 7}px ${-side * 5}px`, rotate: `${side * 5}deg` },
        ],
        'out',
      )
      .move(
        half,
        DESTROY.fall,
        [
          { translate: `${side * 7}px ${-side * 5}px`, rotate: `${side * 5}deg`, opacity: 1 },
          { translate: `${side * 70}px 320px`, rotate: `${side * 75}deg`, opacity: 0 },
        ],
        'fall',
      );
  }
  part.hear(0, 'tap').hear(DESTROY.part[0], 'thud');
}

export function fadeAway(part: Part, card: Seen): void {
  part.fade(part.prop(copyOf(card)), FADE, 1, 0).hear(0, 'tap');
}
