import { px, shake } from '../frames.ts';
import { veil, versus } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import { EASINGS, type Part, type Span } from '../timeline.ts';
import { impact, Ring } from './duel.ts';
import { shock } from './dust.ts';

/** Both come large, the title lands, they crash, one is thrown out of the game for now, the other goes home. */
export const CLASH = {
  enter: [0, 420],
  title: [380, 560],
  titleShake: [540, 760],
  charge: [820, 1380],
  impact: 1270,
  crash: [1270, 1730],
  thrown: [1620, 2140],
  home: [1640, 2640],
  titleGone: [1900, 2100],
  unveil: [2300, 2600],
} as const satisfies Record<string, Span | number>;

interface Clash {
  readonly stays: Seen;
  readonly leaves: Seen;
  /** The one that stays, on the page as it is afterwards. */
  readonly home: Seen | null;
  readonly board: HTMLElement | null;
  readonly words: { readonly title: string; readonly boom: string };
}

export function clash(part: Part, { stays, leaves, home, board, words }: Clash): void {
  const ring = new Ring(part, 280);
  const { middle, width } = ring;
  const dark = part.prop(veil());
  part.fade(dark, [0, 200], 0, 1).fade(dark, CLASH.unveil, 1, 0);
  const title = part.prop(versus({ x: middle.x, y: middle.y - width * 0.92 }, words.title));
  part
    .move(
      title,
      CLASH.title,
      [
        { scale: 3, rotate: '-6deg', opacity: 0 },
        { scale: 1, rotate: '-3deg', opacity: 1 },
      ],
      'slam',
    )
    .fade(title, CLASH.titleGone, 1, 0)
    .hear(CLASH.title[0], 'bell');
  if (home !== null) part.hide(home.element, [0, CLASH.home[1]]);
  for (const [card, side] of [
    [stays, -1],
    [leaves, 1],
  ] as const) {
    const { copy, small, way } = ring.enter(card, side);
    const at = (step: number, down = 0): string => px({ x: way.x + side * step, y: way.y + down });
    part.move(
      copy,
      CLASH.enter,
      [
        { translate: '0 0', scale: small },
        { translate: at(0), scale: 1 },
      ],
      'glide',
    );
    part.move(copy, CLASH.charge, [
      { translate: at(0), rotate: '0deg', scale: 1 },
      { translate: at(60), rotate: `${side * 8}deg`, scale: 1.04, offset: 0.55, easing: EASINGS.slam },
      { translate: at(-width * 0.43), rotate: `${-side * 6}deg`, scale: 1, offset: 0.8 },
      { translate: at(-width * 0.3), rotate: '0deg', scale: 1 },
    ]);
    if (card === leaves) {
      part.move(
        copy,
        CLASH.thrown,
        [
          { translate: at(-width * 0.3), rotate: '0deg', scale: 1, opacity: 1 },
          { translate: at(520, -380), rotate: '260deg', scale: 0.4, opacity: 0 },
        ],
        'out',
      );
      continue;
    }
    const { x, y } = middleOf(card.rect);
    const end = home === null ? { x, y } : middleOf(home.rect);
    part
      .move(
        copy,
        CLASH.home,
        [
          { translate: at(-width * 0.3), scale: 1 },
          { translate: at(-width * 0.82), scale: 1.12, offset: 0.4 },
          { translate: at(-width * 0.82), scale: 1.08, offset: 0.7 },
          { translate: px({ x: end.x - x, y: end.y - y }), scale: small },
        ],
        'glide',
      )
      .hide(copy, [CLASH.home[1], CLASH.home[1] + 1]);
  }
  impact(part, middle, CLASH.impact, words.boom, width * 1.15);
  for (const late of [0, 90, 200]) shock(part, middle, CLASH.impact + late, 520 + late, 520);
  if (board !== null) part.move(board, CLASH.titleShake, shake(6)).move(board, CLASH.crash, shake(16, 0.6));
  part.hear(CLASH.impact, 'crash').hear(CLASH.thrown[0], 'thud', -3);
}
