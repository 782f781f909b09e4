/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'above' | 'below' | 'right' | 'left';

/** Where a bubble lies, on which side of its target, and how far along its edge the arrow sits. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly arrow: number;
}

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** Between the target and the bubble. */
const GAP = 14;
/** Between the bubble and the window's edge. */
const EDGE = 8;
/** The arrow keeps away from the corners. */
const CORNER = 18;
/** Covering the target is as bad as covering so much of what should stay in sight. */
const WORST = 1000;

/** The place beside the target that covers none of it, and as little as possible of what should stay in sight. */
export function placeBubble(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  inSight: readonly Box[],
): Place {
  const places = SIDES.flatMap((side) =>
    alongside(side, target, bubble).map((at) => ({ side, ...inside({ ...bubble, ...at }, window) })),
  );
  const costs = places.map((place) =>
    inSight.reduce((sum, box) => sum + overlap(place, box), WORST * overlap(place, target)),
  );
  const best = places[costs.indexOf(Math.min(...costs))] ?? { side: 'below', ...bubble, x: EDGE, y: EDGE };
  return { x: best.x, y: best.y, side: best.side, arrow: arrowOf(best, target) };
}

/** In the middle of that side, then at its beginning and its end. */
function alongside(
  side: Side,
  { x, y, width, height }: Box,
  bubble: Pick<Box, 'width' | 'height'>,
): readonly Pick<Box, 'x' | 'y'>[] {
  if (side === 'above' || side === 'below') {
    const at = side === 'above' ? y - GAP - bubble.height : y + height + GAP;
    return [x + (width - bubble.width) / 2, x, x + width - bubble.width].map((left) => ({ x: left, y: at }));
  }
  const at = side === 'left' ? x - GAP - bubble.width : x + width + GAP;
  return [y + (height - bubble.height) / 2, y, y + height - bubble.height].map((top) => ({ x: at, y: top }));
}

function inside(box: Box, window: Pick<Box, 'width' | 'height'>): Box {
  return {
    ...box,
    x: clamp(box.x, EDGE, window.width - box.width - EDGE),
    y: clamp(box.y, EDGE, window.height - box.height - EDGE),
  };
}

function arrowOf(place: Box & { readonly side: Side }, target: Box): number {
  const isLevel = place.side === 'above' || place.side === 'below';
  const centre = isLevel ? target.x + target.width / 2 - place.x : target.y + target.height / 2 - place.y;
  return clamp(centre, CORNER, (isLevel ? place.width : place.height) - CORNER);
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What holds all of them, as far as it is in the window. */
export function around(boxes: readonly Box[], window: Pick<Box, 'width' | 'height'>): Box | null {
  const seen = boxes.filter((box) => overlap(box, { x: 0, y: 0, ...window }) > 0);
  if (seen.length === 0) return null;
  const x = Math.max(0, Math.min(...seen.map((box) => box.x)));
  const y = Math.max(0, Math.min(...seen.map((box) => box.y)));
  const right = Math.min(window.width, Math.max(...seen.map((box) => box.x + box.width)));
  const bottom = Math.min(window.height, Math.max(...seen.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}
