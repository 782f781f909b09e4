import { arc, wayBetween } from '../frames.ts';
import { copyOf } from '../props.ts';
import type { Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';

/** It is lifted, turns and flies home. */
export const RETURN = { lift: [0, 130], arc: [130, 510] } as const satisfies Record<string, Span>;

const UP = { x: 0, y: -22 };

/** `home`: where it goes, which shows it only when it is there. */
export function goHome(part: Part, card: Seen, home: Seen, arrives: boolean): void {
  const copy = part.prop(copyOf(card));
  if (arrives) part.hide(home.element, [0, RETURN.arc[1]]);
  part
    .move(
      copy,
      RETURN.lift,
      [
        { translate: '0 0', scale: 1 },
        { translate: `0 ${UP.y}px`, scale: 1.1 },
      ],
      'out',
    )
    .move(
      copy,
      RETURN.arc,
      arc(wayBetween(card.rect, home.rect), {
        from: UP,
        up: 60,
        scale: [1.1, Math.min(1.4, home.rect.width / card.rect.width)],
        turn: [0, arrives ? 0 : 360],
        fade: arrives ? 1 : 0,
      }),
    )
    .hide(copy, [RETURN.arc[1], RETURN.arc[1] + 1])
    .hear(0, 'sweep', 5);
}
