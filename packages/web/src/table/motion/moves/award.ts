import { blink, hop, pulse, shake } from '../frames.ts';
import { counter, pow, stamp, type Point } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import type { Part } from '../timeline.ts';
import { AWARD, AWARD_STILL, pointTime, starsStart } from '../scoring-times.ts';
import { flyStars, type Gain } from './stars.ts';

/** What one player has at the base that scores, and gets for it. */
export interface Share {
  readonly total: number;
  readonly totalSeen: Seen;
  /** Null: none. */
  readonly place: { readonly number: number; readonly words: readonly [string, string] } | null;
  readonly laneWidth: number;
  readonly gain: Gain | null;
  /** What stands in the lane. */
  readonly cards: readonly HTMLElement[];
  readonly bar: Seen | null;
}

interface Award {
  readonly shares: readonly Share[];
  readonly base: HTMLElement;
  readonly board: HTMLElement | null;
}

export function award(part: Part, { shares, base, board }: Award): void {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  const point = pointTime(most);
  const start = starsStart(most);
  let end = start;
  for (const share of shares) {
    count(part, share, point);
    if (share.place === null) continue;
    const at = share.total * point + AWARD.stampAfter;
    const isFirst = share.place.number === 1;
    const [from, to] = [at + 160, at + 160 + (isFirst ? 280 : 160)];
    part
      .move(isFirst && board !== null ? board : base, [from, to], shake(isFirst ? 8 : 3))
      .hear(from, 'thud');
    if (share.gain !== null) end = Math.max(end, flyStars(part, start, stampAt(share), share.gain));
  }
  for (const share of shares) {
    if (share.place === null) continue;
    const at = share.total * point + AWARD.stampAfter;
    if (share.place.number === 1) {
      const burst = part.prop(pow(stampAt(share), '', 210));
      part
        .move(
          burst,
          [at + 150, at + 310],
          pulse(1.2).map((frame) => ({ ...frame, opacity: 1 })),
        )
        .fade(burst, [at + 420, at + 580], 1, 0);
    }
    const mark = part.prop(stamp(stampAt(share), share.place.number, share.place.words, share.laneWidth));
    part
      .move(
        mark,
        [at + AWARD.stamp[0], at + AWARD.stamp[1]],
        [
          { scale: 2.8, rotate: '-16deg', opacity: 0 },
          { scale: 0.94, rotate: '-5deg', opacity: 1, offset: 0.7 },
          { scale: 1, rotate: '-5deg', opacity: 1 },
        ],
        'slam',
      )
      .fade(mark, [end + AWARD.rest - 120, end + AWARD.rest], 1, 0);
  }
}

function stampAt({ totalSeen: { rect } }: Share): Point {
  const { x } = middleOf(rect);
  return { x, y: rect.bottom + Math.min(70, innerHeight * 0.08) };
}

/** From nothing to the total, while the cards hop and the bar fills. */
function count(part: Part, { total, totalSeen, cards, bar }: Share, point: number): void {
  const length = Math.max(0, total) * point;
  if (length === 0) return;
  const values = Array.from({ length: total + 1 }, (_, value) => value);
  const numbers = part.prop(counter(totalSeen, values));
  part
    .hide(totalSeen.element, [0, length])
    .move(
      numbers,
      [0, length],
      [
        { opacity: 1, scale: 1 },
        { opacity: 1, scale: 1.6 },
      ],
    )
    .hide(numbers, [length, length + 1])
    .move(
      totalSeen.element,
      [length, length + 240],
      [{ scale: 1.6 }, { scale: 2.1, offset: 0.4 }, { scale: 1 }],
      'pop',
    );
  const [column] = numbers.children;
  if (column !== undefined)
    part.move(
      column,
      [0, length],
      [
        { translate: '0 0', easing: `steps(${total})` },
        { translate: `0 ${-total * totalSeen.rect.height}px` },
      ],
    );
  for (const [at, card] of cards.entries()) {
    const from = (at / cards.length) * length;
    part.move(card, [from, from + 170], hop(16));
  }
  if (bar !== null)
    part.move(
      bar.element,
      [0, length],
      [
        { scale: '0 1', transformOrigin: '0 50%' },
        { scale: '1 1', transformOrigin: '0 50%' },
      ],
    );
  for (let value = 0; value < total; value += 2) part.hear(value * point, 'tap', value);
}

export function awardStill(part: Part, { shares }: Pick<Award, 'shares'>): void {
  for (const share of shares) {
    if (share.place === null) continue;
    const mark = part.prop(stamp(stampAt(share), share.place.number, share.place.words, share.laneWidth));
    part.fade(mark, AWARD_STILL.appear, 0, 1).fade(mark, AWARD_STILL.gone, 1, 0);
    if (share.gain !== null) part.move(share.gain.seen.element, AWARD_STILL.vp, blink());
  }
  part.hear(AWARD_STILL.vp[0], 'chime');
}
