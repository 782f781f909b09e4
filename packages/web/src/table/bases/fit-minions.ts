import { inRows, stripHeight, textLines, type Texts } from './text-room.ts';

/** The room that everything below a base's power bar has, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** What one player has there. */
export interface Crowd {
  /** Minions that carry nothing. */
  readonly bare: number;
  /** Minions that carry actions: of each, how many letters the text of each action has. */
  readonly carrying: readonly (readonly number[])[];
  /** The letters of each titan's text. A titan takes the whole width. */
  readonly titans: readonly number[];
}

/** Everything that lies at a base. */
export interface Contents {
  readonly crowds: readonly Crowd[];
  /** The letters of each text of the actions on the base itself. */
  readonly actions: readonly number[];
  readonly buried: Buried;
}

interface Buried {
  /** The viewer's own, which are named. */
  readonly named: number;
  readonly others: number;
}

/**
 * How what lies at a base is drawn: minions as cards of a width, or where they do not all fit, as chips of a height that
 * show power and name; how much of the actions is read; how much room a player's place takes; and how high titans are,
 * with how many lines of their text. In pixels.
 */
export type Fit = {
  readonly titan: TitanFit;
  readonly texts: Texts;
  readonly place: Place;
} & (
  | { readonly shape: 'card'; readonly width: number }
  | { readonly shape: 'chip'; readonly height: number; readonly width: number }
);

/** Brief: without the VP that are printed on the base. Tight: in smaller letters as well. */
type Place = 'usual' | 'brief' | 'tight';

interface TitanFit {
  readonly height: number;
  readonly lines: number;
}

export interface Limits {
  /** Pixels of one rem. */
  readonly rem: number;
  /** The narrowest card whose name can be read, in rem. */
  readonly least: number;
  /** A phone, where texts are short in any case. */
  readonly small: boolean;
}

/** A layout in which there may be room for everything. */
interface Manner {
  readonly shape: 'card' | 'chip' | 'narrow chip';
  readonly texts: Texts;
  readonly place: Place;
}

const TIGHT: Manner = { shape: 'narrow chip', texts: 'none', place: 'tight' };
const SMALL_LAST: Manner = { shape: 'chip', texts: 'two lines', place: 'usual' };

/** The first that lets everything be seen is taken. */
const MANNERS: readonly Manner[] = [
  { shape: 'card', texts: 'whole', place: 'usual' },
  { shape: 'chip', texts: 'whole', place: 'usual' },
  { shape: 'narrow chip', texts: 'whole', place: 'usual' },
  { shape: 'narrow chip', texts: 'whole', place: 'brief' },
  { shape: 'narrow chip', texts: 'two lines', place: 'brief' },
  { shape: 'narrow chip', texts: 'none', place: 'brief' },
  TIGHT,
];

const SMALL_MANNERS: readonly Manner[] = [{ shape: 'card', texts: 'two lines', place: 'usual' }, SMALL_LAST];

/** Measures of the style sheets, in rem. */
const STANDING = { usual: 4.1, brief: 4.1, tight: 3.1 } as const;
/** Around the minions of a player, with some room for what stands out; where everything is tight, hardly any. */
const EDGES = { usual: 1.1, brief: 1.1, tight: 0.2 } as const;
const GAP = { usual: 0.35, brief: 0.35, tight: 0.2 } as const;
const LOWEST_GROUP = { usual: 4.4, brief: 3.3, tight: 2.45 } as const;
/** A card is 7 high and 5 wide. */
const HIGH = 1.4;
const WIDEST_CARD = 10;
/** A titan is nearly as high as the cards below it, and higher where its text needs that; its name takes a part. */
const TITAN = { least: 4.6, most: 10, ofCard: 0.85, ofCardMost: 8, frame: 2.7, line: 0.9 } as const;
/** Beside the text there are the picture, in proportion to the height, and edges; a narrow titan has no text. */
const TITAN_TEXT = { art: 0.86, mostArt: 0.26, edges: 1.5, narrowest: 13 } as const;
/** The power is as wide as it is high; the rest is for the name. */
const CHIP = { name: { usual: 5.1, narrow: 3.9 }, lowest: 1.6, dense: 2, least: 2.1, most: 4 } as const;
/** What an action needs beside its minion: with its text beside a card, or its name alone beside a chip. */
const BESIDE = { card: 8.5, name: 7.5 } as const;
const ACTION = { width: 12, name: 7.5, gap: 0.25 } as const;
const BURIED = { named: 7.2, other: 2.2, row: 2.5, edges: { usual: 0.7, brief: 0.7, tight: 0.3 } } as const;

/** The largest shape with which everything at a base is seen at once. */
export function fitMinions(box: Box, contents: Contents, limits: Limits): Fit {
  for (const manner of limits.small ? SMALL_MANNERS : MANNERS) {
    const fit =
      manner.shape === 'card'
        ? asCards(box, contents, limits, manner)
        : asChips(box, contents, limits, manner);
    if (fit !== null) return fit;
  }
  // Where something has to be scrolled to in any case, it is large enough to be read easily.
  const last = limits.small ? SMALL_LAST : TIGHT;
  const each = { width: chipWidth(CHIP.least, last), height: CHIP.least };
  return { ...last, ...chip(each, limits.rem), titan: titanOf(TITAN.least, limits.rem) };
}

/** How high everything at a base is when minions are chips that can be read easily and actions are read whole; in rem. */
export function usualHeight(contents: Contents, width: number): number {
  const manner: Manner = { shape: 'narrow chip', texts: 'whole', place: 'brief' };
  const each = { width: chipWidth(CHIP.least, manner), height: CHIP.least };
  return heightOf(contents, width, each, titanFor(contents, width - STANDING.brief, manner), manner);
}

/** How high everything at a base is when it is packed tightly; in rem. */
export interface TightHeights {
  /** With chips that are pointed at easily. */
  readonly comfortable: number;
  /** With the lowest chips. */
  readonly least: number;
}

export function tightHeights(contents: Contents, width: number): TightHeights {
  const withChips = (height: number): number =>
    heightOf(contents, width, { width: chipWidth(height, TIGHT), height }, TITAN.least, TIGHT);
  return { comfortable: withChips(CHIP.dense), least: withChips(CHIP.lowest) };
}

function asCards(box: Box, contents: Contents, { rem, least }: Limits, manner: Manner): Fit | null {
  const room = box.width / rem - STANDING[manner.place];
  for (let width = Math.min(WIDEST_CARD, room); width >= least; width -= 0.25) {
    const card = { width, height: width * HIGH };
    const titan = Math.max(
      titanFor(contents, room, manner),
      Math.min(TITAN.ofCardMost, card.height * TITAN.ofCard),
    );
    if (heightOf(contents, box.width / rem, card, titan, manner) <= box.height / rem) {
      return { ...manner, shape: 'card', width: width * rem, titan: titanOf(titan, rem) };
    }
  }
  return null;
}

function asChips(box: Box, contents: Contents, { rem }: Limits, manner: Manner): Fit | null {
  const room = box.width / rem - STANDING[manner.place];
  const titan = titanFor(contents, room, manner);
  const [most, least] = manner.place === 'tight' ? [CHIP.least, CHIP.lowest] : [CHIP.most, CHIP.least];
  for (let height: number = most; height >= least - 0.01; height -= 0.1) {
    const each = { width: chipWidth(height, manner), height };
    const isRoomFor = (high: number): boolean =>
      heightOf(contents, box.width / rem, each, high, manner) <= box.height / rem;
    if (!isRoomFor(titan)) continue;
    // Where titans have only a part of their text, they take what is left.
    let high = titan;
    while (high < TITAN.most && manner.texts !== 'whole' && isRoomFor(high + 0.1)) high += 0.1;
    return { ...manner, ...chip(each, rem), titan: titanOf(high, rem) };
  }
  return null;
}

function chipWidth(height: number, { shape }: Manner): number {
  return height + (shape === 'chip' ? CHIP.name.usual : CHIP.name.narrow);
}

function chip({ width, height }: Box, rem: number): { shape: 'chip' } & Box {
  return { shape: 'chip', width: width * rem, height: height * rem };
}

function titanOf(height: number, rem: number): TitanFit {
  return { height: height * rem, lines: linesOf(height) };
}

function linesOf(height: number): number {
  return Math.max(1, Math.floor((height - TITAN.frame) / TITAN.line + 0.01));
}

/** How high titans have to be for the longest of their texts. */
function titanFor({ crowds }: Contents, room: number, { texts }: Manner): number {
  const letters = Math.max(0, ...crowds.flatMap(({ titans }) => titans));
  let height: number = TITAN.least;
  if (texts !== 'whole' || room < TITAN_TEXT.narrowest) return height;
  const isWhole = (): boolean => {
    const art = Math.min(height * TITAN_TEXT.art, room * TITAN_TEXT.mostArt);
    return textLines(letters, room - art - TITAN_TEXT.edges) <= linesOf(height);
  };
  while (height < TITAN.most && !isWhole()) height += 0.1;
  return height;
}

/** Everything below one another, in rem. */
function heightOf(contents: Contents, width: number, each: Box, titan: number, manner: Manner): number {
  const { crowds, actions, buried } = contents;
  const room = width - STANDING[manner.place];
  const groups = crowds.map((crowd) => groupHeight(crowd, room, each, titan, manner));
  const parts = [...groups, ...actionsHeight(actions, width, manner), ...buriedHeight(buried, room, manner)];
  return sum(parts) + parts.length * GAP[manner.place];
}

function groupHeight(
  { bare, carrying, titans }: Crowd,
  room: number,
  each: Box,
  titan: number,
  manner: Manner,
): number {
  const gap = GAP[manner.place];
  const rows = Math.ceil(bare / inRows(room, each.width, gap));
  const carriers = carrying.map((texts) => carrierHeight(texts, room, each, manner) + gap);
  const inside = titans.length * (titan + gap) + rows * (each.height + gap) + sum(carriers);
  return Math.max(LOWEST_GROUP[manner.place], inside + EDGES[manner.place]);
}

/** A minion with its actions: beside it if there is room for them, else below. */
function carrierHeight(
  letters: readonly number[],
  room: number,
  each: Box,
  { shape, texts }: Manner,
): number {
  const left = room - each.width - 0.2;
  const isBeside = shape === 'card' ? left >= BESIDE.card : texts === 'none' && left >= BESIDE.name;
  const strips = sum(letters.map((one) => stripHeight(one, isBeside ? left : room, texts) + 0.15));
  return isBeside ? Math.max(each.height, strips) : each.height + 0.2 + strips;
}

/** In as many columns as there is room for. */
function actionsHeight(actions: readonly number[], width: number, { texts }: Manner): readonly number[] {
  if (actions.length === 0) return [];
  const columns = Math.min(
    actions.length,
    inRows(width, texts === 'none' ? ACTION.name : ACTION.width, ACTION.gap),
  );
  const each = (width - (columns - 1) * ACTION.gap) / columns;
  const heights: number[] = [];
  for (let at = 0; at < actions.length; at += columns) {
    const row = actions.slice(at, at + columns).map((letters) => stripHeight(letters, each, texts));
    heights.push(Math.max(...row) + ACTION.gap);
  }
  return [sum(heights) - ACTION.gap];
}

function buriedHeight({ named, others }: Buried, room: number, { place }: Manner): readonly number[] {
  if (named + others === 0) return [];
  const rows = Math.ceil((named * BURIED.named + others * BURIED.other) / room);
  return [rows * BURIED.row + BURIED.edges[place]];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
