import type { Terrain } from '../picture.ts';

/** Input of a landscape: random numbers, the height of the ground, and the width. */
interface Site {
  readonly noise: () => number;
  readonly ground: number;
  readonly width: number;
}

/** Below everything. */
const DEEP = 420;

/** A line from left to right, step by step, closed at the bottom. */
function ridge({ ground, width }: Site, step: number, part: (x: number) => string): string {
  let path = `M-10 ${DEEP}V${ground}`;
  for (let x = -10; x < width; x += step) path += part(x);
  return `${path}V${DEEP}Z`;
}

const FAR: Readonly<Record<Terrain, (site: Site) => string>> = {
  hills: (site) =>
    ridge(
      site,
      70,
      (x) =>
        `Q${x + 35} ${site.ground - 20 - site.noise() * 34} ${x + 70} ${site.ground - site.noise() * 12}`,
    ),
  dunes: (site) =>
    ridge(
      site,
      120,
      (x) =>
        `Q${x + 70} ${site.ground - 30 - site.noise() * 30} ${x + 84} ${site.ground - 26}L${x + 120} ${site.ground}`,
    ),
  peaks: (site) =>
    ridge(
      site,
      62,
      (x) =>
        `L${x + 31} ${site.ground - 44 - site.noise() * 46}L${x + 62} ${site.ground - site.noise() * 14}`,
    ),
  volcano: ({ ground, width }) =>
    `M-10 ${DEEP}V${ground}L60 ${ground - 10}L128 ${ground - 96}l22 8 20-10L250 ${ground}L${width} ${ground - 16}V${DEEP}Z`,
  sea: (site) => ridge({ ...site, ground: site.ground - 8 }, 34, () => 'q17 -15 34 0'),
  city: (site) =>
    ridge(site, 30, (x) => `V${site.ground - 20 - site.noise() * 66}H${x + 18 + site.noise() * 12}`),
  towers: (site) =>
    ridge(site, 64, (x) => {
      const high = site.ground - 34 - site.noise() * 60;
      return `V${site.ground - 8}H${x + 10}V${high}l13 -26l13 26V${site.ground - 8}H${x + 64}`;
    }),
  pines: (site) =>
    ridge(site, 22, () => {
      const high = 26 + site.noise() * 34;
      return `l11 ${-high}l11 ${high}`;
    }),
  palms: (site) =>
    ridge(site, 26, () => {
      const high = 20 + site.noise() * 30;
      return `q2 ${-high} 13 ${-high}q11 0 13 ${high}`;
    }),
  bamboo: (site) =>
    ridge(site, 22, (x) => {
      const high = site.ground - 60 - site.noise() * 90;
      return `H${x + 9}V${high}l6 -6V${site.ground}`;
    }),
  stones: (site) =>
    ridge(site, 46, (x) => {
      const [high, wide] = [18 + site.noise() * 18, 16 + site.noise() * 10];
      const left = x + 10 + site.noise() * 8;
      const isCross = site.noise() < 0.3;
      const stone = isCross
        ? `v${-high}h-7v-6h7v-9h6v9h7v6h-7v${high}`
        : `v${-high}q0 ${-wide / 2} ${wide / 2} ${-wide / 2}t${wide / 2} ${wide / 2}v${high}`;
      return `H${left}${stone}`;
    }),
  shelves: (site) =>
    ridge(
      site,
      20,
      (x) => `V${site.ground - 46 - Math.round(site.noise() * 3) * 16}H${x + 16}V${site.ground - 30}`,
    ),
};

const SHORT = /\d+\.\d+/gu;

/** The outline of a landscape far away. */
export function landscape(terrain: Terrain, site: Site): string {
  return FAR[terrain](site).replaceAll(SHORT, (number) => Number(number).toFixed(0));
}

/** Beams of light from a point. */
export function beams(x: number, y: number, count: number, length: number): string {
  return Array.from({ length: count }, (_, at) => {
    const end = (angle: number): string =>
      `${(x + length * Math.cos(angle)).toFixed(0)} ${(y + length * Math.sin(angle)).toFixed(0)}`;
    const from = (at * 2 * Math.PI) / count;
    return `M${x} ${y}L${end(from)}L${end(from + Math.PI / count)}Z`;
  }).join('');
}
