/** The room that the minions at a base have, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** What one player has there. */
export interface Crowd {
  readonly minions: number;
  /** How many of them carry actions, which are read beside them. */
  readonly carrying: number;
  /** Each takes the whole width. */
  readonly titans: number;
}

/**
 * How minions are drawn: as cards of a width, or where they do not all fit, as chips of a height that show power and
 * name; and how high titans are, with how many lines of their text. In pixels.
 */
export type Fit = { readonly titan: TitanFit } & (
  | { readonly shape: 'card'; readonly width: number }
  | { readonly shape: 'chip'; readonly height: number }
);

interface TitanFit {
  readonly height: number;
  readonly lines: number;
}

export interface Limits {
  /** Pixels of one rem. */
  readonly rem: number;
  /** The narrowest card whose name can be read, in rem. */
  readonly least: number;
}

/** Measures of the style sheets, in rem. */
const STANDING = 4.1;
const EDGES = 1.1;
const GAP = 0.35;
const LOWEST_GROUP = 4.4;
/** A card is 7 high and 5 wide. */
const HIGH = 1.4;
const WIDEST_CARD = 10;
/** A titan is nearly as high as the cards below it; its name and its frame take a part of that. */
const TITAN = { least: 4.6, most: 8, ofCard: 0.85, frame: 2.6, line: 0.9 } as const;
const CHIP = { width: 7.2, least: 2.1, most: 4 } as const;
/** What the text of an action needs beside its minion, or below it. */
const TEXT = { width: 8.5, height: 4.5 } as const;

/** The largest shape with which everything at a base is seen at once. */
export function fitMinions(box: Box, crowds: readonly Crowd[], { rem, least }: Limits): Fit {
  const room = box.width / rem - STANDING;
  const height = box.height / rem;
  for (let width = Math.min(WIDEST_CARD, room); width >= least; width -= 0.25) {
    const card = { width, height: width * HIGH };
    if (heightOf(crowds, room, card) <= height) {
      return { shape: 'card', width: width * rem, titan: fitTitan(titanBeside(card), rem) };
    }
  }
  const { width, most } = CHIP;
  let chip: number = most;
  while (chip > CHIP.least && heightOf(crowds, room, { width, height: chip }) > height) chip -= 0.1;
  return { shape: 'chip', height: Math.max(CHIP.least, chip) * rem, titan: fitTitan(TITAN.least, rem) };
}

function titanBeside({ height }: Box): number {
  return Math.min(TITAN.most, Math.max(TITAN.least, height * TITAN.ofCard));
}

function fitTitan(height: number, rem: number): TitanFit {
  return { height: height * rem, lines: Math.max(1, Math.floor((height - TITAN.frame) / TITAN.line)) };
}

function heightOf(crowds: readonly Crowd[], room: number, each: Box): number {
  const beside = room - each.width >= TEXT.width;
  const groups = crowds.map(({ minions, carrying, titans }) => {
    const alone = rowsOf(minions - carrying, each.width, room);
    // Two of them side by side would be the exception.
    const rows = alone + carrying;
    const texts = beside && each.height >= TEXT.height ? 0 : carrying * TEXT.height;
    const above = titans * (titanBeside(each) + GAP);
    return Math.max(LOWEST_GROUP, above + rows * (each.height + GAP) + texts + EDGES);
  });
  return groups.reduce((sum, one) => sum + one + GAP, 0);
}

function rowsOf(minions: number, width: number, room: number): number {
  const inRow = Math.max(1, Math.floor((room + GAP) / (width + GAP)));
  return Math.ceil(minions / inRow);
}
