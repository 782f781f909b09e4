/** From blue over near white to orange: distinguishable by everybody, including people who confuse red and green. */
const STOPS: readonly Colour[] = [
  [8, 69, 128],
  [74, 144, 198],
  [178, 210, 232],
  [247, 247, 245],
  [252, 205, 150],
  [229, 134, 42],
  [150, 66, 0],
];

type Colour = readonly [number, number, number];

/**
 * The rates that the palette covers. One half is its middle; what lies beyond an end gets the colour of that end.
 */
export interface Scale {
  /** The distance of both ends from one half. */
  readonly reach: number;
}

const STEP = 0.05;
/** So that a balanced game looks balanced. */
const LEAST_REACH = 0.2;

export function scaleFor(rates: readonly number[]): Scale {
  const furthest = Math.max(0, ...rates.map((rate) => Math.abs(rate - 0.5)));
  return { reach: Math.min(0.5, Math.max(LEAST_REACH, Math.ceil(furthest / STEP - 1e-9) * STEP)) };
}

/** The place of a rate on the palette, from 0 to 1. */
function place(rate: number, { reach }: Scale): number {
  return Math.min(1, Math.max(0, 0.5 + (rate - 0.5) / (2 * reach)));
}

export function colourOf(rate: number, scale: Scale): string {
  return hex(mixed(place(rate, scale)));
}

/** On colours this bright, black and white are equally readable. */
const MIDDLE_LUMINANCE = 0.179;

/** Black or white, whichever stands out more. */
export function inkOn(rate: number, scale: Scale): string {
  return luminance(mixed(place(rate, scale))) > MIDDLE_LUMINANCE ? '#000000' : '#ffffff';
}

/** The relative luminance of a colour, as accessibility guidelines define it. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => (part / 255) ** 2.2);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function mixed(where: number): Colour {
  const at = where * (STOPS.length - 1);
  const before = STOPS[Math.floor(at)] ?? [0, 0, 0];
  const after = STOPS[Math.ceil(at)] ?? before;
  const share = at - Math.floor(at);
  const mix = (one: number, other: number): number => Math.round(one + (other - one) * share);
  return [mix(before[0], after[0]), mix(before[1], after[1]), mix(before[2], after[2])];
}

function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
