import type { Span } from './timeline.ts';

/** All lanes count at one pace, so the weakest stops first; the whole count takes no longer than this. */
const A_POINT = 62;
const MOST_COUNT = 1200;

/** The totals count up; each lane is stamped when it stops; stars fly to the winners. */
export const AWARD = {
  stampAfter: 70,
  stamp: [0, 190],
  /** After the last lane has stopped. */
  stars: 560,
  pop: [0, 190],
  fly: [190, 620],
  apart: 95,
  /** The stamps stay until then, after the last star. */
  rest: 250,
} as const satisfies Record<string, Span | number>;

/** Places and VP fade in. */
export const AWARD_STILL = { appear: [0, 200], vp: [300, 600], gone: [1350, 1500] } as const satisfies Record<
  string,
  Span
>;

/** Milliseconds for each point of power. */
export function pointTime(most: number): number {
  return Math.min(A_POINT, MOST_COUNT / Math.max(1, most));
}

/** When stars begin to fly. */
export function starsStart(most: number): number {
  return pointTime(most) * most + AWARD.stars;
}

/** How long it takes where the strongest has so much power and the winner gets so many VP. */
export function awardTime(most: number, vp: number): number {
  return starsStart(most) + Math.max(0, vp) * AWARD.apart + AWARD.fly[1] + AWARD.rest;
}

/** The base falls to pieces, and what stood there tumbles home. */
export const BREAK = {
  shake: [0, 320],
  fall: [0, 640],
  tumble: [60, 620],
  /** From one card to the next. */
  apart: 55,
  /** A new base can come. */
  next: 820,
} as const satisfies Record<string, Span | number>;

/** A new base drops in. */
export const DROP = { drop: [0, 520], lands: 320, shake: [320, 560] } as const satisfies Record<
  string,
  Span | number
>;
export const REPLACE_STILL = { fade: [0, 250], next: 150, appear: [0, 250] } as const satisfies Record<
  string,
  Span | number
>;
