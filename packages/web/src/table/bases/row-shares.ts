import { usualHeight, type Contents } from './fit-minions.ts';
import type { Room } from './use-box.ts';

/** What one base has to show. */
export interface Shown {
  /** Of the base's own text. */
  readonly letters: number;
  readonly contents: Contents;
}

/** Measures of the style sheets, in rem. */
const GAP = 0.5;
const EDGES = 0.8;
const BAR = 2.4;
/** From this width on the text stands beside the picture, and from the second one it has larger letters. */
const BESIDE = 15.5;
const WIDE = 20;
const PICTURE = { ofWidth: 0.5, widest: 15, gap: 0.4 } as const;
const SMALL = { letter: 0.38, line: 1 } as const;
const LARGE = { letter: 0.45, line: 1.19 } as const;
/** A row has at least this share of the height: its bases are read. */
const LEAST = 0.38;
/** Shares go in steps, so that bases do not move with every card. */
const STEP = 0.03;

/**
 * The share of the height that the upper of two rows of bases has: half, unless one of the rows needs more and the other
 * one can spare it.
 */
export function upperShare(strip: Room, upper: readonly Shown[], lower: readonly Shown[]): number {
  const rem = (pixels: number): number => pixels / strip.rem;
  const needs = [upper, lower].map((row) => {
    const columns = Math.max(1, row.length);
    const width = (rem(strip.width) - GAP * (columns - 1)) / columns - EDGES;
    return Math.max(0, ...row.map((shown) => heightOf(shown, width)));
  });
  const [ofUpper = 0, ofLower = 0] = needs;
  const half = (rem(strip.height) - GAP) / 2;
  if (Math.max(ofUpper, ofLower) <= half) return 0.5;
  const steps = Math.round((ofUpper / (ofUpper + ofLower) - 0.5) / STEP);
  return Math.min(1 - LEAST, Math.max(LEAST, 0.5 + steps * STEP));
}

/** A base with everything at it. */
function heightOf({ letters, contents }: Shown, width: number): number {
  return headHeight(letters, width) + BAR + EDGES + usualHeight(contents, width);
}

/** The picture of a base with its text: below it, or beside it and below what is left. */
function headHeight(letters: number, width: number): number {
  const { letter, line } = width >= WIDE ? LARGE : SMALL;
  const lines = (count: number, room: number): number => Math.ceil((count * letter) / room) * line;
  if (width < BESIDE) return width / 2 + lines(letters, width);
  const picture = Math.min(width * PICTURE.ofWidth, PICTURE.widest);
  const beside = Math.floor(picture / 2 / line) * ((width - picture - PICTURE.gap) / letter);
  return picture / 2 + lines(Math.max(0, letters - beside), width);
}
