import { shake } from '../frames.ts';
import { note, smash as smashProp, type Point } from '../props.ts';
import { middleOf, type Seen } from '../sight.ts';
import type { Part, Span } from '../timeline.ts';
import { dust, shock } from './dust.ts';

/** The word lands on the base, the board shakes, and the base cracks. */
export const SMASH = {
  rise: [0, 200],
  lands: [200, 440],
  shake: [380, 820],
  cracks: [390, 430],
  moreCracks: [910, 950],
  gone: [1150, 1300],
} as const satisfies Record<string, Span>;
const SMASH_STILL = { appear: [0, 200], gone: [1150, 1300] } as const satisfies Record<string, Span>;

interface Smash {
  readonly base: Seen;
  readonly scene: Seen;
  readonly board: HTMLElement | null;
  readonly words: { readonly smash: string; readonly scores: string };
}

export function smash(part: Part, { base, scene, board, words }: Smash): void {
  const middle = middleOf(scene.rect);
  const word = part.prop(smashProp(within(middle), words.smash, words.scores));
  part
    .move(base.element, SMASH.rise, [{ scale: 1 }, { scale: 1.03 }], 'out')
    .move(
      word,
      SMASH.lands,
      [
        { scale: 3.4, rotate: '-14deg', opacity: 0 },
        { scale: 0.92, rotate: '-6deg', opacity: 1, offset: 0.75 },
        { scale: 1, rotate: '-6deg', opacity: 1 },
      ],
      'slam',
    )
    .fade(word, SMASH.gone, 1, 0)
    .hear(0, 'bell')
    .hear(SMASH.shake[0], 'crash');
  if (board !== null) part.move(board, SMASH.shake, shake(14, 0.5));
  shock(part, middle, SMASH.shake[0], Math.min(620, scene.rect.width * 1.6), 520);
  dust(part, { x: middle.x, y: scene.rect.bottom }, SMASH.shake[0], {
    puffs: 13,
    size: 40,
    spread: scene.rect.width * 0.6,
  });
  for (const [at, crack] of [...base.element.querySelectorAll('[data-crack]')].entries()) {
    const [from, to] = at === 0 ? SMASH.cracks : SMASH.moreCracks;
    part.fade(crack, [0, from], 0, 0).fade(crack, [from, to], 0, 1);
  }
}

export function smashStill(part: Part, { scene, words }: Pick<Smash, 'scene' | 'words'>): void {
  const said = part.prop(note(within(middleOf(scene.rect)), words.scores));
  part.fade(said, SMASH_STILL.appear, 0, 1).fade(said, SMASH_STILL.gone, 1, 0).hear(0, 'bell');
}

/** Moved inwards until its text is fully visible. */
function within({ x, y }: Point): Point {
  const margin = Math.min(innerWidth / 2, 40 + Math.min(innerWidth, innerHeight) * 0.24);
  return { x: Math.min(innerWidth - margin, Math.max(margin, x)), y };
}
