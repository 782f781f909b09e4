import { px } from '../frames.ts';
import { puff, ring, type Point } from '../props.ts';
import type { Part } from '../timeline.ts';

interface Cloud {
  readonly puffs: number;
  readonly size: number;
  /** How far it drifts to each side. */
  readonly spread: number;
}

const LASTS = 420;

/** Dust that something throws up where it lands. */
export function dust(part: Part, at: Point, start: number, { puffs, size, spread }: Cloud): void {
  for (let number = 0; number < puffs; number += 1) {
    const angle = Math.PI * (0.08 + (0.84 * number) / (puffs - 1));
    const cloud = part.prop(puff(at, size * (0.7 + (number % 3) * 0.25)));
    const way = { x: -Math.cos(angle) * spread, y: -Math.sin(angle) * spread * 0.35 };
    part.move(
      cloud,
      [start, start + LASTS],
      [
        { translate: '0 0', scale: 0.3, opacity: 0.9 },
        { translate: px(way), scale: 1.15, opacity: 0 },
      ],
      'out',
    );
  }
}

/** A shock that runs outwards. */
export function shock(part: Part, at: Point, start: number, size: number, lasts = 380): void {
  part.move(
    part.prop(ring(at, size)),
    [start, start + lasts],
    [
      { scale: 0.15, opacity: 1 },
      { scale: 1, opacity: 0 },
    ],
    'out',
  );
}
