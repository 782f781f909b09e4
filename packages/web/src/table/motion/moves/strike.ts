import { blink, shake } from '../frames.ts';
import { arrow, pow, type Point } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';
import { shock } from './dust.ts';

/** An arrow from what does it to whom it is done to, and the blow. */
export const STRIKE = {
  arrow: [0, 170],
  blow: [160, 320],
  recoil: [160, 340],
  gone: [340, 490],
  /** When what comes of it begins. */
  next: 330,
} as const satisfies Record<string, Span | number>;

export const STRIKE_STILL = { blink: [0, 400], next: 400 } as const satisfies Record<string, Span | number>;

interface Struck {
  readonly from: Seen;
  readonly target: Seen;
  /** It is hurt. */
  readonly word: string | null;
}

export function strike(part: Part, { from, target, word }: Struck): void {
  const start = edgeOf(from.rect, middleOf(target.rect));
  const end = middleOf(target.rect);
  const shot = part.prop(arrow(start, end));
  part
    .move(
      shot,
      STRIKE.arrow,
      [
        { opacity: 1, scale: '0.02 1' },
        { opacity: 1, scale: '1 1' },
      ],
      'glide',
    )
    .fade(shot, STRIKE.gone, 1, 0)
    .hear(0, 'sweep');
  if (word === null) return;
  const size = Math.max(90, target.rect.width * 1.25);
  const burst = part.prop(pow(end, word, size));
  part
    .move(burst, STRIKE.blow, [
      { scale: 0.2, rotate: '-20deg', opacity: 1 },
      { scale: 1.15, rotate: '4deg', opacity: 1, offset: 0.55 },
      { scale: 1, rotate: '0deg', opacity: 1 },
    ])
    .fade(burst, STRIKE.gone, 1, 0)
    .move(target.element, STRIKE.recoil, shake(7, 3))
    .hear(STRIKE.blow[0], 'thud');
  shock(part, end, STRIKE.blow[0], size * 1.6);
}

export function strikeStill(part: Part, { from, target }: Struck): void {
  part.move(from.element, STRIKE_STILL.blink, blink());
  part.move(target.element, STRIKE_STILL.blink, blink()).hear(0, 'thud');
}

/** Where a line from the middle of a box leaves it. */
function edgeOf(box: DOMRect, to: Point): Point {
  const { x, y } = middleOf(box);
  const across = Math.abs(to.x - x) / (box.width / 2);
  const down = Math.abs(to.y - y) / (box.height / 2);
  const share = 1 / Math.max(1, across, down);
  return { x: x + (to.x - x) * share, y: y + (to.y - y) * share };
}
