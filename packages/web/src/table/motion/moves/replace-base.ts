import { arc, shake, wayBetween } from '../frames.ts';
import { copyOf } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import { BREAK, DROP } from '../scoring-times.ts';
import { EASINGS, type Part } from '../timeline.ts';
import { dust } from './dust.ts';

const PIECES = [
  { shape: 'polygon(0 0, 47% 0, 44% 40%, 38% 62%, 42% 100%, 0 100%)', x: -90, y: 560, turn: -24 },
  { shape: 'polygon(47% 0, 100% 0, 100% 52%, 62% 60%, 44% 40%)', x: 120, y: 520, turn: 30 },
  {
    shape: 'polygon(44% 40%, 62% 60%, 100% 52%, 100% 100%, 42% 100%, 38% 62%)',
    x: 30,
    y: 620,
    turn: 12,
  },
] as const;

export function breakBase(part: Part, scene: Seen, board: HTMLElement | null): void {
  for (const [at, { shape, x, y, turn }] of PIECES.entries()) {
    const piece = part.prop(copyOf(scene));
    piece.style.clipPath = shape;
    part.move(
      piece,
      [BREAK.fall[0], BREAK.fall[1] + at * 50],
      [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        {
          translate: `${x * 0.2}px -16px`,
          rotate: `${turn * 0.12}deg`,
          opacity: 1,
          offset: 0.18,
          easing: EASINGS.fall,
        },
        { translate: `${x}px ${y}px`, rotate: `${turn}deg`, opacity: 0 },
      ],
    );
  }
  if (board !== null) part.move(board, BREAK.shake, shake(9));
  dust(part, middleOf(scene.rect), 0, { puffs: 13, size: 44, spread: scene.rect.width * 0.55 });
  part.hear(0, 'crash', 3);
}

/** `at`: which of the cards it is. */
export function tumble(part: Part, card: Seen, home: DOMRect | null, at: number): void {
  const copy = part.prop(copyOf(card));
  const way = home === null ? { x: 0, y: innerHeight } : wayBetween(card.rect, home);
  const turn = (at % 2 === 0 ? -1 : 1) * (220 + 40 * (at % 6));
  const late = part.later(Math.min(at, 12) * BREAK.apart);
  late
    .move(
      copy,
      BREAK.tumble,
      arc(way, { up: way.y > 0 ? 150 : 60, turn: [0, turn], scale: [1, 0.22], fade: 0 }),
    )
    .hide(copy, [BREAK.tumble[1], BREAK.tumble[1] + 1]);
}

export function dropBase(part: Part, base: Seen, board: HTMLElement | null): void {
  const { element, rect } = base;
  part
    .move(element, DROP.drop, [
      { translate: `0 ${-rect.bottom}px`, rotate: '-3deg', easing: EASINGS.fall },
      { translate: '0 0', scale: '1.02 0.97', offset: 0.62 },
      { translate: '0 -10px', rotate: '0.4deg', offset: 0.8 },
      { translate: '0 0', rotate: '0deg', scale: '1 1' },
    ])
    .hear(DROP.lands, 'thud', -5);
  dust(part, { x: rect.x + rect.width / 2, y: rect.bottom }, DROP.lands, {
    puffs: 13,
    size: 40,
    spread: rect.width * 0.55,
  });
  if (board !== null) part.move(board, DROP.shake, shake(6));
}
