import { pulse } from '../frames.ts';
import { pip } from '../props.ts';
import type { Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';

/** Each drops onto the burst, which pops. */
export const COUNTER = { drop: [0, 210], pop: [150, 390], apart: 140 } as const satisfies Record<
  string,
  Span | number
>;
export const COUNTER_STILL: Span = [0, 300];
/** More of them are dropped in the time of so many. */
const MOST = 4;

export function dropCounters(part: Part, card: Seen, count: number, words: string): void {
  const { x, y, width, height } = card.rect;
  const burst = { x: x + width * 0.2, y: y + height * 0.32 };
  for (let number = 0; number < Math.min(MOST, count); number += 1) {
    const one = part.later(number * COUNTER.apart);
    const prop = one.prop(pip(burst, words));
    one
      .move(
        prop,
        COUNTER.drop,
        [
          { translate: '0 -90px', scale: 1.5, opacity: 0 },
          { translate: '0 -60px', scale: 1.4, opacity: 1, offset: 0.25 },
          { translate: '0 0', scale: 1, opacity: 1 },
        ],
        'slam',
      )
      .fade(prop, [COUNTER.drop[1], COUNTER.pop[1]], 1, 0)
      .move(card.element, COUNTER.pop, pulse(1.09), 'pop')
      .hear(COUNTER.drop[0] + 150, 'tap', number * 2);
  }
}
