import { px, pulse, type Way } from '../frames.ts';
import { counter, star, type Point } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import type { Part } from '../timeline.ts';
import { AWARD } from '../scoring-times.ts';

/** Victory points somebody gets, and where theirs are shown. */
export interface Gain {
  readonly before: number;
  readonly gained: number;
  readonly seen: Seen;
}

/** As many stars as VP fly to the player's points, which count with them; returns when the last has landed. */
export function flyStars(part: Part, start: number, from: Point, { before, gained, seen }: Gain): number {
  const { x, y } = middleOf(seen.rect);
  const goal = { x: x - from.x, y: y - from.y };
  const numbers = part.prop(
    counter(
      seen,
      Array.from({ length: gained + 1 }, (_, value) => before + value),
    ),
  );
  const [column] = numbers.children;
  const line = seen.rect.height;
  const end = start + (gained - 1) * AWARD.apart + AWARD.fly[1];
  part
    .hide(seen.element, [0, end])
    .fade(numbers, [0, end], 1, 1)
    .hide(numbers, [end, end + 1]);
  for (let number = 0; number < gained; number += 1) {
    const one = part.later(start + number * AWARD.apart);
    const flying = one.prop(star(from));
    const out = { x: (number - (gained - 1) / 2) * 30, y: -50 - (number % 2) * 22 };
    const [, lands] = AWARD.fly;
    one
      .move(
        flying,
        AWARD.pop,
        [
          { translate: '0 0', scale: 0, opacity: 1 },
          { translate: px(out), scale: 1.5, rotate: '-30deg', opacity: 1 },
        ],
        'pop',
      )
      .move(flying, AWARD.fly, flight(out, goal))
      .hide(flying, [lands, lands + 1])
      .move(numbers, [lands, lands + 150], pulse(1.45), 'pop')
      .hear(lands, 'chime', number * 2);
    if (column !== undefined)
      one.move(
        column,
        [lands, lands + 1],
        [{ translate: `0 ${-number * line}px` }, { translate: `0 ${-(number + 1) * line}px` }],
      );
  }
  return end;
}

const STEPS = 10;

/** Faster and faster, in an arc and once around. */
function flight(from: Way, to: Way): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const way = (step / STEPS) ** 2;
    return {
      translate: `${from.x + (to.x - from.x) * way}px ${from.y + (to.y - from.y) * way - 440 * way * (1 - way)}px`,
      rotate: `${-30 + 390 * way}deg`,
      scale: 1.5 - 0.8 * way,
      opacity: 1,
    };
  });
}
