import { factionColours } from '../../../packages/web/tools/faction-colours.ts';
import { distance, hsl } from './colours.ts';
import { quoted } from '../names.ts';

/** A palette: the hue, and how light and colourful its ground is. */
interface Shade {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Shapes that a pattern repeats, in a square of 40. */
const SHAPES = [
  "<path d='M20 4L36 20 20 36 4 20z' fill='black' fill-opacity='.14'/>",
  "<circle cx='20' cy='20' r='11' fill='black' fill-opacity='.14'/>",
  "<path d='M0 30L20 10l20 20v8L20 18 0 38z' fill='black' fill-opacity='.14'/>",
  "<path d='M20 5l4 11h11l-9 7 4 12-10-8-10 8 4-12-9-7h11z' fill='white' fill-opacity='.3'/>",
  "<path d='M0 20q10-14 20 0t20 0v8q-10 14-20 0T0 28z' fill='white' fill-opacity='.26'/>",
  "<path d='M6 6h12v12H6zM24 24h12v12H24z' fill='black' fill-opacity='.13'/>",
] as const;

/** The shades there are of a hue, or of all, the usual first. */
function shades(hue: number | undefined): Shade[] {
  const hues = hue === undefined ? Array.from({ length: 24 }, (_, at) => at * 15) : [hue];
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((lightness) =>
    [0.45, 0.6, 0.25].flatMap((saturation) => hues.map((each) => ({ hue: each, saturation, lightness }))),
  );
}

/** The shade whose ground is as far from those of all other factions as possible. */
export function shadeFor(hue: number | undefined): Shade {
  const others = [...factionColours().values()].map(({ ground }) => ground);
  const room = (shade: Shade): number => Math.min(...others.map((other) => distance(groundOf(shade), other)));
  return shades(hue).reduce((best, shade) => (room(shade) > room(best) ? shade : best));
}

function groundOf({ hue, saturation, lightness }: Shade): string {
  return hsl(hue, saturation, lightness);
}

/** `palette.css`: the ground, its rays, a glow, an ink that is read on it, and a pattern of the faction's own. */
export function paletteFile(name: string, shade: Shade): string {
  const { hue, saturation, lightness } = shade;
  const letters = Array.from({ length: name.length }, (_, at) => name.charCodeAt(at));
  const seed = letters.reduce((sum, letter) => sum * 31 + letter, 7) >>> 0;
  const shape = SHAPES[seed % SHAPES.length];
  const size = 16 + (seed % 97) / 8;
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>${shape}</svg>`;
  return `[data-faction=${quoted(name)}] {
  --faction-ground: ${groundOf(shade)};
  --faction-ray: ${hsl(hue, saturation, lightness + 0.07)};
  --faction-light: ${hsl(hue + 40, 0.9, 0.9)};
  --faction-ink: ${hsl(hue, 0.6, 0.1)};
  --faction-pattern: url("data:image/svg+xml,${picture}")
    0 0 / ${size}cqi ${size}cqi;
}
`;
}
