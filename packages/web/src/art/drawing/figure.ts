import { ICON_SIDE, type Icon, type Look, type Picture, type Turn } from '../picture.ts';
import { patternOf } from './textures.ts';

/** Around the middle of the icon. */
const MIDDLE = ICON_SIDE / 2;
const TURNS: Readonly<Record<Turn, string>> = {
  mirrored: `translate(${ICON_SIDE} 0) scale(-1 1)`,
  'upside-down': `translate(0 ${ICON_SIDE}) scale(1 -1)`,
  'tilted-left': `rotate(-20 ${MIDDLE} ${MIDDLE})`,
  'tilted-right': `rotate(20 ${MIDDLE} ${MIDDLE})`,
};

/** Light falls from the upper right: where the body does not reach, the rim shows. */
const LIGHT = { x: -11, y: 13 } as const;
const SHADOW = { x: 12, y: 16 } as const;
const CREAM = '#fffdf2';

export function silhouetteOf({ outline, solid }: Icon): string {
  const contours = outline.split(/(?=M)/u);
  return solid.map((at) => contours[at] ?? '').join('');
}

/**
 * A figure in icon units, from below: its hard shadow and contour, a cream edge with the accent in every hole, the rim of
 * light, the body in two tones with the faction's texture, and a thin line. No filters: they are slow.
 */
function figureLayers(icon: Icon, look: Look, edge = 1): string {
  const { ink, accent, light, body, deep, texture } = look;
  const shape = (attributes: string): string => `<use href="#s" ${attributes} stroke-linejoin="round"/>`;
  return `<defs><path id="d" d="${icon.outline}"/><path id="s" d="${silhouetteOf(icon)}"/>
<clipPath id="c"><use href="#d"/></clipPath>
<linearGradient id="b" x1="0" y1="0" x2="0" y2="${ICON_SIDE}" gradientUnits="userSpaceOnUse"><stop offset=".1" stop-color="${body}"/><stop offset=".85" stop-color="${deep}"/></linearGradient>${patternOf(texture, 't', light)}</defs>
${shape(`x="${SHADOW.x}" y="${SHADOW.y}" fill="${ink}" stroke="${ink}" stroke-width="${42 * edge}"`)}
${shape(`fill="${accent}" stroke="${ink}" stroke-width="${42 * edge}"`)}
${shape(`fill="${accent}" stroke="${CREAM}" stroke-width="${24 * edge}"`)}
<use href="#d" fill="${light}"/>
<g clip-path="url(#c)"><use href="#d" x="${LIGHT.x}" y="${LIGHT.y}" fill="url(#b)"/><use href="#d" x="${LIGHT.x}" y="${LIGHT.y}" fill="url(#t)" opacity=".17"/></g>
<use href="#d" fill="none" stroke="${ink}" stroke-width="4"/>`;
}

/** The transform of a figure in its frame. */
const FRAME = { left: -30, top: -44, width: 572, height: 600 } as const;
const STANDS = { width: 440, height: 452, ground: 500, flight: 46 } as const;

/** A figure as an SVG: all stand on the same line, and cast their shadow there. */
export function figure({ icon, turn, behind }: Picture, look: Look): string {
  const { ink, flies } = look;
  const [x, y, width, height] = icon.extent;
  const scale = Math.min(STANDS.width / width, STANDS.height / height);
  const up = flies ? STANDS.flight : 0;
  const shadow = Math.min(230, width * scale * 0.52);
  const turned = turn === null ? '' : TURNS[turn];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}">
${behind === null ? '' : far(behind, look)}<ellipse cx="${MIDDLE}" cy="508" rx="${shadow.toFixed(0)}" ry="${flies ? 20 : 30}" fill="${ink}" opacity="${flies ? 0.35 : 0.5}"/>
<g transform="translate(${(MIDDLE - (x + width / 2) * scale).toFixed(1)} ${(STANDS.ground - up - (y + height) * scale).toFixed(1)}) scale(${scale.toFixed(3)})"><g transform="${turned}">${figureLayers(icon, look)}</g></g></svg>`;
}

/** The icon behind a figure: flat, at the upper right, where no face is. */
function far(icon: Icon, { ink, light }: Look): string {
  const [x, y, width, height] = icon.extent;
  const scale = 190 / Math.max(width, height);
  return `<path transform="translate(${(525 - (x + width) * scale).toFixed(1)} ${(-20 - y * scale).toFixed(1)}) scale(${scale.toFixed(3)})" d="${icon.outline}" fill="${ink}" stroke="${light}" stroke-width="${(5 / scale).toFixed(0)}" paint-order="stroke" opacity=".5"/>`;
}
