/**
 * One size for all cards on the board: the largest at which every lane shows its cards. A lane is a player's column at a
 * base; what lies there goes into as many columns as fit side by side, since a name that is covered sideways cannot be
 * read, and then one over the other, downwards. All measures are pixels. docs/web.md has the rules in a table.
 */

/** What a player has at a base: how many cards there are of each kind that looks the same, in order. */
export interface Lane {
  readonly groups: readonly number[];
  /** Something is buried at its foot. */
  readonly buried: boolean;
}

/** The room of one lane; all lanes are alike. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** The size of every card, and from how many on those that look the same are a pile. */
export interface Solution {
  readonly width: number;
  readonly height: number;
  readonly pileFrom: number;
}

/** Where a pile of cards, or a single one, lies in its lane. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Height of a card, in widths. */
export const SHAPE = 1.34;
/** What shows of a card that is covered: its name, its power, and the figure's head. */
const SHOWN = 0.43;
/** Between cards side by side, in rem. */
const GAP = 0.25;
/** No larger than this, in rem. */
const MOST = 8;
/** Below this, in pixels, no picture can be recognised: then the cards cover each other further. */
const LEAST = 40;
/** A size that is pleasant to look at, in rem: above it, covering is avoided and only three of a kind are a pile. */
const PLEASANT = 4.2;
/** So much of the size is given up for cards that do not cover each other. */
const GIVEN_UP = 0.82;
/** What a card may cover of another one without being in its way: the edges. */
const NEARLY_ALL = 0.9;
/** What is buried takes this of the lane, in rem. */
export const SOIL = 2.15;

export function solve(lanes: readonly Lane[], room: Room): Solution {
  const pleasant = Math.min(PLEASANT * room.rem, room.width - 2);
  const loose = sizeOf(lanes, room, 3, pleasant);
  return loose.width >= pleasant - 1 ? loose : sizeOf(lanes, room, 2, pleasant);
}

function sizeOf(lanes: readonly Lane[], room: Room, pileFrom: number, pleasant: number): Solution {
  const most = Math.floor(Math.min(MOST * room.rem, room.width - 2));
  const largest = largestAt(lanes, room, pileFrom, SHOWN, most, LEAST) ?? Math.min(LEAST, most);
  const least = Math.max(largest * GIVEN_UP, pleasant);
  const width = largestAt(lanes, room, pileFrom, NEARLY_ALL, largest, least) ?? largest;
  return { width, height: width * SHAPE, pileFrom };
}

function largestAt(
  lanes: readonly Lane[],
  room: Room,
  pileFrom: number,
  shown: number,
  most: number,
  least: number,
): number | null {
  for (let width = most; width >= least; width -= 1) {
    const fits = lanes.every((lane) => {
      const { rows, step } = arrange(countOf(lane, pileFrom), lane, room, width);
      return heightOf(lane, room) >= width * SHAPE && (rows <= 1 || step >= width * SHAPE * shown);
    });
    if (fits) return width;
  }
  return null;
}

/** How many piles and single cards there are. */
function countOf({ groups }: Lane, pileFrom: number): number {
  return groups.reduce((sum, size) => sum + (size >= pileFrom ? 1 : size), 0);
}

function heightOf({ buried }: Lane, { height, rem }: Room): number {
  return height - (buried ? SOIL * rem : 0);
}

interface Arrangement {
  readonly across: number;
  readonly rows: number;
  /** From each row to the next. */
  readonly step: number;
  readonly gap: number;
}

function arrange(count: number, lane: Lane, room: Room, width: number): Arrangement {
  const gap = GAP * room.rem;
  const across = Math.max(1, Math.min(count, Math.floor((room.width + gap) / (width + gap))));
  const rows = Math.ceil(count / across);
  const high = width * SHAPE;
  const step = rows > 1 ? Math.min(high + gap * 2, (heightOf(lane, room) - high) / (rows - 1)) : 0;
  return { across, rows, step, gap };
}

/** Where everything in a lane lies. A last row that covers nothing is centred. */
export function spotsIn(lane: Lane, room: Room, { width, height, pileFrom }: Solution): readonly Spot[] {
  const count = countOf(lane, pileFrom);
  const { across, step, gap } = arrange(count, lane, room, width);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const inRow = step < height ? across : Math.min(across, count - row * across);
    const whole = inRow * (width + gap) - gap;
    return { x: (room.width - whole) / 2 + (at % across) * (width + gap), y: row * step };
  });
}
