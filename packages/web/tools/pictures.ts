import { icons as fluent } from '@iconify-json/fluent-emoji-high-contrast';
import { icons as game } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import type { Drawing, Picture, Pictures } from '../src/art/picture.ts';
import type { PictureSpec } from '../src/art/picture-spec.ts';
import { EMBLEMS } from '../src/art/pictures/emblems.ts';
import { PICTURES } from '../src/art/pictures/index.ts';

/**
 * Vite plugin: fills in the loaders of src/art/drawn.ts, one chunk per faction. Only the icons that a faction uses get
 * into its chunk; the sets hold nearly six thousand.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id.startsWith(PART) ? `${NO_FILE}${id}` : null),
    load(id) {
      if (LOADERS.test(id)) return loaders();
      return id.startsWith(`${NO_FILE}${PART}`)
        ? part(decodeURIComponent(id.slice(NO_FILE.length + PART.length)))
        : null;
    },
  };
}

const LOADERS = /\/src\/art\/drawn\.ts$/u;
const PART = 'virtual:pictures/';
/** Vite's sign for modules that are no files. */
const NO_FILE = '\0';
const EMBLEMS_PART = 'emblems';
const FLUENT_PREFIX = 'fe:';
/** Outlines alone would draw such an icon wrongly. */
const NOT_PLAIN = /evenodd|transform|stroke|opacity|mask|clip|<(?:rect|circle|use)/u;

function loaders(): string {
  const factions = Object.keys(PICTURES).map((name) => `${JSON.stringify(name)}: ${loader(name)}`);
  return `export const factions = { ${factions.join(', ')} };\nexport const emblems = ${loader(EMBLEMS_PART)};`;
}

function loader(name: string): string {
  return `() => import(${JSON.stringify(`${PART}${encodeURIComponent(name)}`)})`;
}

function part(name: string): string {
  return `export const drawn = ${JSON.stringify(name === EMBLEMS_PART ? drawEmblems() : drawFaction(name))};`;
}

function drawEmblems(): Record<string, Drawing> {
  return Object.fromEntries(Object.entries(EMBLEMS).map(([faction, icon]) => [faction, drawIcon(icon)]));
}

export function drawFaction(faction: string): Pictures {
  const specs = PICTURES[faction];
  if (specs === undefined) throw new Error(`No pictures of ${faction}.`);
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, draw(spec)]));
}

function draw(spec: PictureSpec): Picture {
  const { icon, turn, badge } = parts(spec);
  return { icon: drawIcon(icon), turn, badge: badge === null ? null : drawIcon(badge) };
}

interface Parts {
  readonly icon: string;
  readonly turn: Picture['turn'];
  readonly badge: string | null;
}

/** The long form of a picture. */
export function parts(spec: PictureSpec): Parts {
  if (typeof spec === 'string') return { icon: spec, turn: null, badge: null };
  if ('icon' in spec) return { icon: spec.icon, turn: spec.turn, badge: spec.badge ?? null };
  return { icon: spec[0], turn: null, badge: spec[1] };
}

/** An icon's outlines; an error if there is none of that name. */
export function drawIcon(name: string): Drawing {
  const isFluent = name.startsWith(FLUENT_PREFIX);
  const set = isFluent ? fluent : game;
  const icon = set.icons[isFluent ? name.slice(FLUENT_PREFIX.length) : name];
  if (icon === undefined) throw new Error(`There is no icon ${name}.`);
  if (NOT_PLAIN.test(icon.body)) throw new Error(`The icon ${name} is more than filled outlines.`);
  return { size: set.width ?? 16, paths: outlines(icon.body) };
}

function outlines(body: string): string[] {
  return [...body.matchAll(/\sd="(?<outline>[^"]+)"/gu)].flatMap(({ groups }) => groups?.['outline'] ?? []);
}
