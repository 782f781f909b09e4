import type { Box, TightHeights } from './fit-minions.ts';

/** Measures of the style sheets, in rem. */
const SMALL = { letter: 0.38, line: 1 } as const;
const LARGE = { letter: 0.43, line: 1.04 } as const;
/** So many letters of a line are left free by a word that goes to the next one. */
const RAGGED = 2;
/** From this width on the text has larger letters. */
const WIDE = 20;
/** From these widths on the text stands beside the picture: in a low window sooner. */
const BESIDE = { usual: 15.5, low: 14 } as const;
const PICTURE = { ofWidth: 0.5, widest: 15, gap: 0.6 } as const;
/** A picture is as wide as so many of its heights. */
const SHAPE = { usual: 2, low: 2.5, slim: 3 } as const;
/** A slim head has its text beside a small picture from this width on, with as many lines as that is high. */
const SLIM = { beside: 14, picture: 3.2, linesBeside: 3 } as const;
/** Between a picture and the text below it. */
const GAP = 0.25;

/** More than any base has. */
const MOST_LINES = 20;

/** A window in which bases are lower; see the style sheet. */
export type HeadShape = 'usual' | 'low';

/** The picture of a base with its text: below it, or beside it and below what is left; in rem. */
export function headHeight(letters: number, width: number, shape: HeadShape): number {
  const { letter, line } = width >= WIDE ? LARGE : SMALL;
  const inLine = (room: number): number => Math.max(1, room / letter - RAGGED);
  const lines = (count: number): number => Math.ceil(count / inLine(width)) * line;
  if (width < BESIDE[shape]) return width / SHAPE[shape] + lines(letters);
  const picture = Math.min(width * PICTURE.ofWidth, PICTURE.widest);
  const beside = Math.floor(picture / 2 / line) * inLine(width - picture - PICTURE.gap);
  return picture / 2 + lines(Math.max(0, letters - beside));
}

/**
 * Where the head of a base leaves too little room for what lies below it: with how many lines of its text it is drawn
 * slim; null: it is drawn whole, because there is room, or because nothing is gained by giving up some of its text.
 */
export function slimLines(
  letters: number,
  { width, height }: Box,
  { comfortable, least }: TightHeights,
  shape: HeadShape,
): number | null {
  if (headHeight(letters, width, shape) + comfortable <= height) return null;
  const isBeside = width >= SLIM.beside;
  const need = [comfortable, least].find((one) => slimPicture(width) + one <= height);
  if (need === undefined) return isBeside ? MOST_LINES : null;
  const lines = (height - need - (isBeside ? 0 : slimPicture(width) + GAP)) / SMALL.line;
  return Math.max(isBeside ? SLIM.linesBeside : 0, Math.floor(lines));
}

/**
 * How high the head of a base is drawn, in rem, so that the power bars of all bases stand in one line: as if it had the
 * longest text of all; null: what lies there needs the room.
 */
export function evenHead(
  longest: number,
  { width, height }: Box,
  needed: number,
  shape: HeadShape,
): number | null {
  const even = headHeight(longest, width, shape) + GAP;
  return even + needed <= height ? even : null;
}

/** How high a slim head is at least, in rem. */
export function slimPicture(width: number): number {
  return width >= SLIM.beside ? SLIM.picture : width / SHAPE.slim;
}
