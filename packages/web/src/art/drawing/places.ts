import type { Icon, Look, Terrain } from '../picture.ts';
import { silhouetteOf } from './figure.ts';
import { beams, landscape } from './terrain.ts';
import { patternOf } from './textures.ts';

const WHITE = '#ffffff';

/** The ground of a faction's figures: rays of its colour, a far landscape, land. One image for all its cards. */
export function ground(faction: string, look: Look): string {
  const { ground: colour, ray, light, ink, land, terrain, texture } = look;
  const noise = noiseOf(faction);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMax slice"><defs>${patternOf(texture, 't', light)}
<radialGradient id="l" cx=".5" cy=".5" r=".62"><stop offset=".05" stop-color="${light}"/><stop offset=".75" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${land}"/><stop offset="1" stop-color="${mix(land, ink, 0.6)}"/></linearGradient></defs>
<rect width="300" height="400" fill="${colour}"/><path d="${beams(150, 190, 18, 420)}" fill="${ray}"/><rect width="300" height="400" fill="url(#t)" opacity=".13"/><rect width="300" height="400" fill="url(#l)" opacity=".95"/>
<path transform="translate(-20 60) scale(.86 1)" d="${landscape(terrain, { noise, ground: 234, width: 420 })}" fill="${mix(colour, ink, 0.45)}" opacity=".55"/>
<path d="M0 322Q80 298 160 312T300 304V400H0Z" fill="url(#g)"/><path d="M0 322Q80 298 160 312T300 304" fill="none" stroke="${mix(land, WHITE, 0.45)}" stroke-width="4" opacity=".8"/>
<path d="M30 346h46M120 336h30M196 352h60M60 376h70M180 384h40" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity=".35"/></svg>`;
}

/** Second landscapes of places, beside their faction's own. */
const BEHIND: readonly Terrain[] = ['hills', 'peaks', 'dunes'];
const WIDTH = 640;
const HEIGHT = 240;

/**
 * A base's place, without its building: sky, sun or moon, two landscapes, what stands behind, land. As wide as the
 * widest frame; narrower ones show its left part. The prop stands right of
 * the medals, the sun right of the name.
 */
export function place(name: string, look: Look, behind: Icon | null): string {
  const { ground: colour, light, ink, land, terrain } = look;
  const noise = noiseOf(name);
  const isNight = noise() < 0.4;
  const above = isNight ? mix(colour, ink, 0.55) : mix(colour, '#1f86d1', 0.35);
  const below = mix(light, isNight ? colour : '#ffe9b0', 0.3);
  const dark = mix(above, ink, 0.35);
  const sun = { x: 300 + noise() * 60, y: 106 + noise() * 20 };
  const back = BEHIND[Math.floor(noise() * BEHIND.length)] ?? 'hills';
  const glow = mix(below, WHITE, 0.65);
  const far = landscape(back, { noise, ground: 176, width: WIDTH + 20 });
  const near = landscape(terrain, { noise, ground: 202, width: WIDTH + 20 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMax slice"><defs><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset=".85" stop-color="${below}"/></linearGradient>
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(land, WHITE, 0.12)}"/><stop offset="1" stop-color="${mix(land, ink, 0.5)}"/></linearGradient>
<linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity=".55"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#k)"/><path d="${beams(Math.round(sun.x), Math.round(sun.y), 16, 900)}" fill="#fff" opacity=".13"/>
<circle cx="${sun.x.toFixed(0)}" cy="${sun.y.toFixed(0)}" r="${isNight ? 26 : 34}" fill="${glow}"/>${isNight ? `<circle cx="${(sun.x - 8).toFixed(0)}" cy="${(sun.y - 6).toFixed(0)}" r="6" fill="${below}" opacity=".6"/>` : ''}
<rect width="${WIDTH}" height="110" fill="url(#h)"/>
<path d="${far}" fill="${mix(below, dark, 0.42)}"/><path d="${near}" fill="${mix(below, dark, 0.72)}"/>
${behind === null ? '' : prop(behind, mix(above, ink, 0.6), glow)}
<path d="M0 216Q${WIDTH * 0.27} 202 ${WIDTH * 0.52} 212T${WIDTH} 208V${HEIGHT + 20}H0Z" fill="url(#g)"/>
<path d="M0 217Q${WIDTH * 0.27} 203 ${WIDTH * 0.52} 213T${WIDTH} 209" fill="none" stroke="${mix(land, WHITE, 0.4)}" stroke-width="3" opacity=".7"/>
<path d="M24 228h40M130 222h26M214 232h52M330 226h30M410 234h60M520 226h40" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".3"/></svg>`;
}

/** The middle of the prop: where medals and building leave it in sight. */
const PROP = 194;

/** What stands behind, in one tone, with a rim of light. */
function prop(icon: Icon, colour: string, rim: string): string {
  const [x, y, width, height] = icon.extent;
  const scale = Math.min(84 / height, 106 / width);
  const at = `translate(${(PROP - (x + width / 2) * scale).toFixed(1)} ${(216 - (y + height) * scale).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${at}" stroke-width="${(3 / scale).toFixed(0)}"><path d="${silhouetteOf(icon)}" fill="${mix(colour, rim, 0.35)}" stroke="${rim}" stroke-opacity=".4" paint-order="stroke"/><path d="${icon.outline}" fill="${colour}"/></g>`;
}

function channels(colour: string): readonly number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Between two colours; 0: the first. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Numbers from 0 to 1 that are the same every time for the same name, so that a place always looks the same. */
export function noiseOf(name: string): () => number {
  let seed = 7;
  for (let at = 0; at < name.length; at += 1) seed = (seed * 31 + name.charCodeAt(at)) | 0;
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) | 0;
    return (seed >>> 8) / 2 ** 24;
  };
}
