import type { Extent } from '../src/art/picture.ts';
import { stepsOf } from './round-path.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on each curve at which a contour is looked at. */
const SAMPLES = 6;

/** The contours of an outline as roundPath writes it: each begins where it says, so each is an outline of its own. */
export function contoursOf(outline: string): readonly string[] {
  return outline.split(/(?=M)/u);
}

/**
 * The contours that no other one surrounds, by number: filled by themselves they are the silhouette, with every hole
 * closed.
 */
export function outermost(outline: string): readonly number[] {
  const shapes = contoursOf(outline).map(pointsAlong);
  return [...shapes.keys()].filter((at) => {
    const shape = shapes[at] ?? [];
    return (
      shape.length > 2 &&
      !shapes.some((other, number) => number !== at && surrounds(other, shape, number < at))
    );
  });
}

export function extentOf(outline: string): Extent {
  const points = contoursOf(outline).flatMap(pointsAlong);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  return [Math.floor(left), Math.floor(top), Math.ceil(right - left), Math.ceil(bottom - top)];
}

/** Of two equal contours the first surrounds the second. */
function surrounds(outer: readonly Point[], inner: readonly Point[], isFirst: boolean): boolean {
  const within = inner.filter((point) => isInside(point, outer)).length;
  if (within <= inner.length * 0.9) return false;
  return isFirst || within > outer.filter((point) => isInside(point, inner)).length;
}

/** By how often a ray from the point crosses the polygon. */
function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let b = polygon.at(-1) ?? { x, y };
  for (const a of polygon) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    b = a;
  }
  return inside;
}

function pointsAlong(contour: string): readonly Point[] {
  const points: Point[] = [];
  let from: Point = { x: 0, y: 0 };
  let control: Point = from;
  for (const { command, isRelative, values } of stepsOf(contour)) {
    const at = from;
    const point = (x = 0, y = 0): Point => (isRelative ? { x: at.x + x, y: at.y + y } : { x, y });
    const mirrored = { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
    control = at;
    switch (command) {
      case 'h':
        from = { x: at.x + (values[0] ?? 0), y: at.y };
        break;
      case 'v':
        from = { x: at.x, y: at.y + (values[0] ?? 0) };
        break;
      case 'c':
      case 's': {
        const first = command === 'c' ? point(values[0], values[1]) : mirrored;
        const rest = command === 'c' ? values.slice(2) : values;
        control = point(rest[0], rest[1]);
        from = point(rest[2], rest[3]);
        points.push(...curve(at, first, control, from));
        continue;
      }
      case 'q':
      case 't': {
        control = command === 'q' ? point(values[0], values[1]) : mirrored;
        from = command === 'q' ? point(values[2], values[3]) : point(values[0], values[1]);
        points.push(...curve(at, towards(at, control), towards(from, control), from));
        continue;
      }
      case 'a':
        from = point(values[5], values[6]);
        points.push(...arc(at, from, values));
        continue;
      case 'z':
        continue;
      default:
        from = point(values[0], values[1]);
    }
    points.push(from);
    control = from;
  }
  return points;
}

/** A quadratic curve's control point as one of a cubic curve. */
function towards(end: Point, control: Point): Point {
  return { x: end.x + ((control.x - end.x) * 2) / 3, y: end.y + ((control.y - end.y) * 2) / 3 };
}

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, at) => {
    const t = (at + 1) / SAMPLES;
    const u = 1 - t;
    const mix = (one: number, two: number, three: number, four: number): number =>
      u * u * u * one + 3 * u * u * t * two + 3 * u * t * t * three + t * t * t * four;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  });
}

/** An elliptical arc, from its ends to its centre (SVG 2, B.2.4). */
function arc(
  a: Point,
  b: Point,
  [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[],
): Point[] {
  if (rx === 0 || ry === 0) return [b];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(a.x - b.x) / 2, (a.y - b.y) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  const [wide, high] = [rx * stretch, ry * stretch];
  const rest = ((wide * high) ** 2 - (wide * y) ** 2 - (high * x) ** 2) / ((wide * y) ** 2 + (high * x) ** 2);
  const far = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest || 0));
  const [cx, cy] = [(far * wide * y) / high, (-far * high * x) / wide];
  const start = Math.atan2((y - cy) / high, (x - cx) / wide);
  let sweepBy = Math.atan2((-y - cy) / high, (-x - cx) / wide) - start;
  if (sweep === 1 && sweepBy < 0) sweepBy += 2 * Math.PI;
  if (sweep === 0 && sweepBy > 0) sweepBy -= 2 * Math.PI;
  const middle = { x: cos * cx - sin * cy + (a.x + b.x) / 2, y: sin * cx + cos * cy + (a.y + b.y) / 2 };
  return Array.from({ length: SAMPLES }, (_, at) => {
    const t = start + (sweepBy * (at + 1)) / SAMPLES;
    const [u, v] = [wide * Math.cos(t), high * Math.sin(t)];
    return { x: middle.x + cos * u - sin * v, y: middle.y + sin * u + cos * v };
  });
}
