import { arc, hop, pulse, shake, wayBetween } from '../frames.ts';
import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import { EASINGS, type Part, type Span } from '../timeline.ts';
import { dust } from './dust.ts';

/** Lifted, in an arc to its place, and slammed down; the base and all that stands there feel it. */
export const PLAY = {
  lift: [0, 110],
  arc: [110, 370],
  appear: [300, 360],
  slam: [360, 590],
  lands: 460,
  shake: [460, 660],
  hop: [470, 640],
  total: [480, 720],
} as const satisfies Record<string, Span | number>;

const PLAY_STILL = { fade: [0, 150], appear: [120, 330] } as const satisfies Record<string, Span>;

interface Played {
  /** Where it comes from, as it looked there. */
  readonly from: Seen;
  readonly to: Seen;
  readonly base: Seen | null;
  /** What else stands at the base. */
  readonly others: readonly HTMLElement[];
  readonly total: Seen | null;
}

const UP = { x: 0, y: -26 };

export function play(part: Part, { from, to, base, others, total }: Played): void {
  const card = part.prop(copyOf(from));
  const landed = part.prop(copyOf(to));
  const times = to.rect.width / from.rect.width;
  part.hide(to.element, [0, PLAY.slam[1]]).hide(landed, [0, PLAY.appear[0]]);
  part
    .move(
      card,
      PLAY.lift,
      [
        { translate: '0 0', scale: 1 },
        { translate: `0 ${UP.y}px`, scale: 1.12 },
      ],
      'out',
    )
    .move(
      card,
      PLAY.arc,
      arc(wayBetween(from.rect, to.rect), {
        from: UP,
        up: 70,
        scale: [1.12, times * 1.25],
        turn: [0, -5],
        fade: 0,
      }),
    );
  const above = { translate: '0 -40px', scale: '1.3', rotate: '-4deg' };
  part
    .move(landed, PLAY.appear, [
      { ...above, opacity: 0 },
      { ...above, opacity: 1 },
    ])
    .move(landed, PLAY.slam, [
      { ...above, opacity: 1, easing: EASINGS.slam },
      { translate: '0 0', scale: '1.06 0.9', rotate: '0deg', offset: 0.45, easing: EASINGS.pop },
      { translate: '0 0', scale: '1', rotate: '0deg' },
    ])
    .hide(landed, [PLAY.slam[1], PLAY.slam[1] + 1]);
  const { x, width, bottom } = to.rect;
  dust(part, { x: x + width / 2, y: bottom }, PLAY.lands, {
    puffs: 7,
    size: width * 0.26,
    spread: width * 0.7,
  });
  if (base !== null) part.move(base.element, PLAY.shake, shake(4));
  for (const other of others) part.move(other, PLAY.hop, hop(7));
  if (total !== null) part.move(total.element, PLAY.total, pulse(1.7), 'pop');
  part.hear(0, 'card').hear(PLAY.arc[0], 'sweep').hear(PLAY.lands, 'thud');
}

export function playStill(part: Part, { from, to }: Pick<Played, 'from' | 'to'>): void {
  part.fade(part.prop(copyOf(from)), PLAY_STILL.fade, 1, 0);
  part.hide(to.element, [0, PLAY_STILL.appear[0]]).fade(to.element, PLAY_STILL.appear, 0, 1);
  part.hear(PLAY_STILL.appear[0], 'card');
}
