import { px, shake, type Way } from '../frames.ts';
import { copyOf, note, pow, veil, versus, type Point } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import { EASINGS, type Part, type Span } from '../timeline.ts';
import { shock } from './dust.ts';

/** To the middle, VS, two charges; the loser flies off, the winner goes home. */
export const DUEL = {
  meet: [0, 320],
  versus: [300, 460],
  versusGone: [560, 640],
  charge: [600, 940],
  /** From the start of a charge. */
  impact: 240,
  lastCharge: [1000, 1380],
  thrown: [1420, 1840],
  proud: [1450, 1710],
  home: [2000, 2300],
  unveil: [2000, 2260],
} as const satisfies Record<string, Span | number>;

const DUEL_STILL = {
  appear: [0, 200],
  versus: [150, 330],
  result: [900, 1900],
  loses: [900, 1150],
  unveil: [1900, 2100],
} as const satisfies Record<string, Span>;

interface Fighter {
  readonly card: Seen;
  readonly isLoser: boolean;
  /** Where it stands afterwards; null: nowhere. */
  readonly home: Seen | null;
}

interface Duel {
  readonly fighters: readonly [Fighter, Fighter];
  readonly board: HTMLElement | null;
  readonly words: { readonly versus: string; readonly clang: string; readonly wham: string };
}

/** Two who face each other in the middle of the window. */
export class Ring {
  readonly middle: Point = { x: innerWidth / 2, y: innerHeight * 0.42 };
  readonly width: number;
  readonly #part: Part;

  constructor(part: Part, width: number) {
    this.#part = part;
    this.width = Math.min(width, innerWidth * 0.34);
  }

  enter(card: Seen, side: 1 | -1): { readonly copy: HTMLElement; readonly small: number; readonly way: Way } {
    const times = this.width / card.rect.width;
    const copy = this.#part.prop(copyOf(card, times));
    const { x, y } = middleOf(card.rect);
    const way = { x: this.middle.x + side * this.width * 0.82 - x, y: this.middle.y - y };
    return { copy, small: 1 / times, way };
  }
}

const SIDES = [-1, 1] as const;

export function duel(part: Part, { fighters, board, words }: Duel): void {
  const ring = new Ring(part, 230);
  const { middle, width } = ring;
  const dark = part.prop(veil());
  part.fade(dark, [0, 200], 0, 1).fade(dark, DUEL.unveil, 1, 0);
  const sign = part.prop(versus(middle, words.versus));
  part
    .move(
      sign,
      DUEL.versus,
      [
        { scale: 3, opacity: 0 },
        { scale: 1, opacity: 1 },
      ],
      'slam',
    )
    .fade(sign, DUEL.versusGone, 1, 0);
  for (const [at, { card, isLoser, home }] of fighters.entries()) {
    const side = SIDES[at] ?? 1;
    const { copy, small, way } = ring.enter(card, side);
    const there = { translate: px(way), scale: 1, rotate: '0deg' };
    if (home !== null) part.hide(home.element, [0, DUEL.home[1]]);
    part.move(
      copy,
      DUEL.meet,
      [{ translate: '0 0', scale: small }, { translate: px(way), scale: 1.08, offset: 0.75 }, there],
      'glide',
    );
    for (const span of [DUEL.charge, DUEL.lastCharge]) part.move(copy, span, charge(way, side, width));
    if (isLoser) {
      const away = { x: way.x + side * 420, y: way.y + 260 };
      part.move(
        copy,
        DUEL.thrown,
        [
          { ...there, opacity: 1 },
          { translate: px(away), rotate: `${side * 200}deg`, scale: 0.5, opacity: 0 },
        ],
        'out',
      );
      continue;
    }
    const front = px({ x: way.x - side * width * 0.4, y: way.y });
    part.move(
      copy,
      DUEL.proud,
      [there, { translate: front, scale: 1.2, offset: 0.5 }, { translate: front, scale: 1.15 }],
      'pop',
    );
    const end = home === null ? { x: 0, y: 0 } : awayTo(card.rect, home.rect);
    const last = home === null ? small : (small * home.rect.width) / card.rect.width;
    part
      .move(
        copy,
        DUEL.home,
        [
          { translate: front, scale: 1.15 },
          { translate: px(end), scale: last },
        ],
        'glide',
      )
      .hide(copy, [DUEL.home[1], DUEL.home[1] + 1]);
  }
  for (const [[start], word, size] of [
    [DUEL.charge, words.clang, 150],
    [DUEL.lastCharge, words.wham, 220],
  ] as const) {
    impact(part, middle, start + DUEL.impact, word, size);
    if (board !== null) part.move(board, [start + DUEL.impact, start + DUEL.impact + 240], shake(size / 30));
    part.hear(start + DUEL.impact, 'clash');
  }
  part.hear(DUEL.thrown[0], 'thud');
}

function charge(way: Way, side: number, width: number): Keyframe[] {
  const at = (step: number): string => px({ x: way.x + side * step, y: way.y });
  return [
    { translate: at(0), rotate: '0deg', scale: 1 },
    { translate: at(26), rotate: `${side * 6}deg`, scale: 1, offset: 0.45, easing: EASINGS.slam },
    { translate: at(-width * 0.29), rotate: `${-side * 8}deg`, scale: 1, offset: 0.72 },
    { translate: at(0), rotate: '0deg', scale: 1 },
  ];
}

function awayTo(from: DOMRect, to: DOMRect): Way {
  const [start, end] = [middleOf(from), middleOf(to)];
  return { x: end.x - start.x, y: end.y - start.y };
}

/** Where two meet: a word, and a shock. */
export function impact(part: Part, at: Point, start: number, word: string, size: number): void {
  const burst = part.prop(pow(at, word, size));
  part
    .move(
      burst,
      [start, start + 160],
      [
        { scale: 0.2, rotate: '-20deg', opacity: 1 },
        { scale: 1.15, rotate: '4deg', opacity: 1, offset: 0.55 },
        { scale: 1, rotate: '0deg', opacity: 1 },
      ],
    )
    .fade(burst, [start + 420, start + 580], 1, 0);
  shock(part, at, start, size * 1.5);
}

interface StillFight {
  readonly fighters: readonly [Fighter, Fighter];
  readonly title: string;
  /** The result in words. */
  readonly result: string;
}

export function fightStill(part: Part, { fighters, title, result }: StillFight): void {
  const ring = new Ring(part, 230);
  const dark = part.prop(veil());
  part.fade(dark, [0, 200], 0, 1).fade(dark, DUEL_STILL.unveil, 1, 0);
  const sign = part.prop(versus({ x: ring.middle.x, y: ring.middle.y - ring.width * 0.9 }, title));
  part.fade(sign, DUEL_STILL.versus, 0, 1).fade(sign, DUEL_STILL.unveil, 1, 0);
  for (const [at, { card, isLoser }] of fighters.entries()) {
    const { copy, way } = ring.enter(card, SIDES[at] ?? 1);
    const there = { translate: px(way), scale: 1 };
    part.move(copy, DUEL_STILL.appear, [
      { ...there, opacity: 0 },
      { ...there, opacity: 1 },
    ]);
    const left = isLoser ? 0.25 : 1;
    if (isLoser) part.fade(copy, DUEL_STILL.loses, 1, left);
    part.fade(copy, DUEL_STILL.unveil, left, 0);
  }
  const said = part.prop(note({ x: ring.middle.x, y: ring.middle.y + ring.width }, result));
  part
    .fade(said, [DUEL_STILL.result[0], DUEL_STILL.result[0] + 150], 0, 1)
    .fade(said, DUEL_STILL.unveil, 1, 0);
  part.hear(DUEL_STILL.result[0], 'clash');
}
