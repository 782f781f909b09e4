import { tightHeights, usualHeight, type Contents } from './fit-minions.ts';
import { headHeight, slimPicture } from './head-room.ts';
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
/** A row has at least this share of the height: its bases are read. */
const LEAST = 0.38;
/** Shares go in steps, so that bases do not move with every card. */
const STEP = 0.03;

/** What the two rows need, in rem. */
type Needs = readonly [upper: number, lower: number];

/**
 * The share of the height that the upper of two rows of bases has: half, unless one of the rows needs more and the other
 * one can spare it. It is by what they need to be read easily, or where that leaves one of them too little, by what they
 * need when everything is packed tightly.
 */
export function upperShare(strip: Room, upper: readonly Shown[], lower: readonly Shown[]): number {
  const rem = (pixels: number): number => pixels / strip.rem;
  const needOf = (row: readonly Shown[], heightOf: HeightOf): number => {
    const columns = Math.max(1, row.length);
    const width = (rem(strip.width) - GAP * (columns - 1)) / columns - EDGES;
    return Math.max(0, ...row.map((shown) => heightOf(shown, width) + BAR + EDGES));
  };
  const needs = (heightOf: HeightOf): Needs => [needOf(upper, heightOf), needOf(lower, heightOf)];
  const height = rem(strip.height) - GAP;
  const isEnough = (share: number, [above, below]: Needs): boolean =>
    share * height >= above && (1 - share) * height >= below;
  const usual = needs(usualOf);
  if (isEnough(0.5, usual)) return 0.5;
  const tight = needs(tightOf);
  const tightest = needs(tightestOf);
  if (isEnough(stepped(usual), tight)) return stepped(usual);
  return isEnough(stepped(tight), tightest) ? stepped(tight) : shareOf(tightest);
}

function shareOf([upper, lower]: Needs): number {
  return Math.min(1 - LEAST, Math.max(LEAST, upper / (upper + lower)));
}

function stepped(needs: Needs): number {
  return 0.5 + Math.round((shareOf(needs) - 0.5) / STEP) * STEP;
}

/** How high a base of a width is with everything at it, but for its power bar; in rem. */
type HeightOf = (shown: Shown, width: number) => number;

const usualOf: HeightOf = ({ letters, contents }, width) =>
  headHeight(letters, width, 'usual') + usualHeight(contents, width);

const tightOf: HeightOf = ({ contents }, width) =>
  slimPicture(width) + tightHeights(contents, width).comfortable;

const tightestOf: HeightOf = ({ contents }, width) =>
  slimPicture(width) + tightHeights(contents, width).least;
