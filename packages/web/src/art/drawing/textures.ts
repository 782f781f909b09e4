import type { Texture } from '../picture.ts';

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  /** Lines, and how thick they are. */
  readonly lines?: readonly [path: string, width: number];
  readonly areas?: string;
}

const TILES: Readonly<Record<Texture, Tile>> = {
  scales: {
    width: 56,
    height: 40,
    lines: ['M0 0A28 28 0 0 0 56 0M-28 20A28 28 0 0 0 28 20M28 20A28 28 0 0 0 84 20', 5],
  },
  veils: { width: 120, height: 44, lines: ['M0 22Q30 -6 60 22T120 22', 8] },
  waves: { width: 60, height: 34, turn: -12, lines: ['M0 17Q15 2 30 17T60 17', 6] },
  circuit: {
    width: 72,
    height: 72,
    lines: ['M0 18H36V54H72M36 54V72', 5],
    areas: 'M28 18a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  },
  blots: {
    width: 90,
    height: 90,
    areas: 'M9 26a15 10 0 1 0 30 0a15 10 0 1 0 -30 0ZM57 62a11 15 0 1 0 22 0a11 15 0 1 0 -22 0Z',
  },
  dots: { width: 30, height: 30, turn: 30, areas: 'M8 15a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z' },
  stars: {
    width: 84,
    height: 84,
    areas: 'M24 4l5 15 15 5-15 5-5 15-5-15-15-5 15-5zM64 48l4 10 10 4-10 4-4 10-4-10-10-4 10-4z',
  },
  cuts: { width: 44, height: 44, turn: 35, lines: ['M8 0V44M30 0V44', 6] },
  checks: { width: 56, height: 56, areas: 'M0 0h28v28h-28zM28 28h28v28h-28z' },
  zigzag: { width: 48, height: 40, lines: ['M0 30L12 10L24 30L36 10L48 30', 6] },
  leaves: {
    width: 70,
    height: 70,
    turn: 20,
    areas: 'M6 30Q20 6 34 30Q20 54 6 30ZM42 56Q54 36 66 56Q54 76 42 56Z',
  },
  rings: {
    width: 96,
    height: 96,
    lines: ['M24 48a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM38 48a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', 6],
  },
};

/** A faction's texture as an SVG pattern of that name. */
export function patternOf(texture: Texture, id: string, colour: string): string {
  const { width, height, turn = 0, lines, areas } = TILES[texture];
  const drawn = [
    lines === undefined
      ? ''
      : `<path d="${lines[0]}" fill="none" stroke="${colour}" stroke-width="${lines[1]}"/>`,
    areas === undefined ? '' : `<path d="${areas}" fill="${colour}"/>`,
  ].join('');
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${drawn}</pattern>`;
}
