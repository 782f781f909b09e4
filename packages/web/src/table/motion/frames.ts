/** A distance on the screen, in pixels. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

interface Bend {
  /** How high above the straight line. */
  readonly up: number;
  /** Where it has already got to. */
  readonly from?: Way;
  readonly scale?: readonly [from: number, to: number];
  /** In degrees. */
  readonly turn?: readonly [from: number, to: number];
  /** How much of it is seen in the end. */
  readonly fade?: number;
}

const HERE: Way = { x: 0, y: 0 };
const ARC_STEPS = 12;

/** Along an arc, slow at both ends. */
export function arc(to: Way, { up, from = HERE, scale = [1, 1], turn = [0, 0], fade = 1 }: Bend): Keyframe[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const time = step / ARC_STEPS;
    const way = time < 0.5 ? 2 * time * time : 1 - (2 - 2 * time) ** 2 / 2;
    return {
      translate: `${from.x + (to.x - from.x) * way}px ${from.y + (to.y - from.y) * way - up * 4 * way * (1 - way)}px`,
      rotate: `${turn[0] + (turn[1] - turn[0]) * way}deg`,
      scale: scale[0] + (scale[1] - scale[0]) * way,
      opacity: 1 + (fade - 1) * Math.max(0, (time - 0.75) * 4),
    };
  });
}

const JOLTS = [
  [0, 0],
  [-1, 0.6],
  [0.9, -0.7],
  [-0.7, -0.5],
  [0.6, 0.5],
  [-0.3, 0.2],
  [0, 0],
] as const;

export function shake(pixels: number, degrees = 0): Keyframe[] {
  return JOLTS.map(([x, y]) => ({
    translate: `${x * pixels}px ${y * pixels}px`,
    rotate: `${x * degrees}deg`,
  }));
}

export function hop(up: number): Keyframe[] {
  return [{ translate: '0 0' }, { translate: `0 ${-up}px`, offset: 0.4 }, { translate: '0 0' }];
}

/** Larger and back. */
export function pulse(size: number): Keyframe[] {
  return [{ scale: 1 }, { scale: size, offset: 0.3 }, { scale: 1 }];
}

export function blink(): Keyframe[] {
  return [1, 0.35, 1, 0.35, 1].map((opacity) => ({ opacity }));
}

/** From the middle of one box to the middle of another. */
export function wayBetween(from: DOMRect, to: DOMRect): Way {
  return {
    x: to.x + to.width / 2 - from.x - from.width / 2,
    y: to.y + to.height / 2 - from.y - from.height / 2,
  };
}

export function px({ x, y }: Way): string {
  return `${x}px ${y}px`;
}
