import { icons as fluent } from '@iconify-json/fluent-emoji-high-contrast';
import { icons as game } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import {
  ICON_SIDE,
  type Badges,
  type Icon,
  type Look,
  type Picture,
  type Pictures,
  type Shelf,
} from '../src/art/picture.ts';
import type { LookSpec, PictureSpec, PictureSpecs } from '../src/art/picture-spec.ts';
import { extentOf, outermost } from './contours.ts';
import { emitFolder } from './emit-folder.ts';
import { slug } from '../src/text/searching.ts';
import { factionColours, factionPalettes } from './faction-colours.ts';
import { PICTURES } from './faction-pictures.ts';
import { roundPath } from './round-path.ts';

const DRAWN = /\/src\/art\/drawn\.ts$/u;
/** Where a development server has the files. */
const SERVED = /\/@pictures\/(?<name>.+)\.json$/u;
const FLUENT_PREFIX = 'fe:';
/** Outlines alone would draw such an icon wrongly. */
const NOT_PLAIN = /evenodd|transform|stroke|opacity|mask|clip|<(?:rect|circle|use)/u;

/**
 * Vite plugin: makes files of the pictures, two per faction (cards, bases) and one of what stands for each, and fills in
 * their folder in src/art/drawn.ts. They hold only the icons that are used (the sets have nearly six thousand), and they
 * are data, not script: nothing has to be compiled before it is drawn. One folder for all, named by a hash of what is in
 * it, instead of an address for each: the first page's script does not grow with the number of factions.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = SERVED.exec(request.url ?? '')?.groups?.['name'];
        if (name === undefined) next();
        else response.setHeader('content-type', 'application/json').end(fileText(name));
      });
    },
    load(id) {
      if (!DRAWN.test(id)) return null;
      if (this.environment.mode === 'dev') return addressText('/@pictures/');
      const folder = emitFolder(
        'pictures',
        Object.keys(FILES).map((name) => [name, fileText(name)]),
        (file) => this.emitFile(file),
      );
      return addressText(folder);
    },
  };
}

function addressText(folder: string): string {
  return `export const PICTURES = ${JSON.stringify(folder)};`;
}

const COLOURS = factionColours();
const PALETTES = factionPalettes();

/** What is in each file (src/art/use-picture.ts), by its name. */
const FILES: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    Object.entries(PICTURES).flatMap(([faction, { look, cards, bases }]) => [
      [
        `${slug(faction)}-cards`,
        () => ({ ...shelfOf(faction, look), pictures: figuresOf(cards), behind: {} }),
      ],
      [
        `${slug(faction)}-bases`,
        () => ({ ...shelfOf(faction, look), pictures: drawAll(bases), behind: behindThe(cards) }),
      ],
    ]),
  ),
  badges: (): Badges =>
    Object.fromEntries(
      Object.entries(PICTURES).map(([faction, { emblem }]) => [
        faction,
        { emblem: drawIcon(emblem).outline, palette: paletteOf(faction) },
      ]),
    ),
};

function shelfOf(faction: string, look: LookSpec): Pick<Shelf, 'look' | 'palette'> {
  return { look: lookOf(faction, look), palette: paletteOf(faction) };
}

function paletteOf(faction: string): string {
  const palette = PALETTES.get(faction);
  if (palette === undefined) throw new Error(`${faction} has no palette.`);
  return palette;
}

function figuresOf(cards: PictureSpecs): Pictures {
  return Object.fromEntries(
    Object.entries(drawAll(cards)).map(([name, picture]) => [name, { ...picture, behind: null }]),
  );
}

function behindThe(cards: PictureSpecs): Shelf['behind'] {
  return Object.fromEntries(
    Object.entries(drawAll(cards)).flatMap(([name, { behind }]) => (behind === null ? [] : [[name, behind]])),
  );
}

function lookOf(faction: string, look: LookSpec): Look {
  const colours = COLOURS.get(faction);
  if (colours === undefined) throw new Error(`${faction} has no colours.`);
  return { flies: false, ...look, ...colours };
}

function fileText(name: string): string {
  const write = FILES[name];
  if (write === undefined) throw new Error(`There are no pictures ${name}.`);
  return JSON.stringify(write());
}

/** Every icon that can be drawn, by its name in a picture; a few are more than outlines. */
export const ICONS: readonly string[] = [
  ...Object.keys(game.icons),
  ...Object.keys(fluent.icons).map((name) => `${FLUENT_PREFIX}${name}`),
];

export function drawAll(specs: PictureSpecs): Pictures {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, draw(spec)]));
}

function draw(spec: PictureSpec): Picture {
  const { icon, turn, behind } = parts(spec);
  return { icon: drawIcon(icon), turn, behind: behind === null ? null : drawIcon(behind) };
}

interface Parts {
  readonly icon: string;
  readonly turn: Picture['turn'];
  readonly behind: string | null;
}

/** The long form of a picture. */
export function parts(spec: PictureSpec): Parts {
  if (typeof spec === 'string') return { icon: spec, turn: null, behind: null };
  if ('icon' in spec) return { icon: spec.icon, turn: spec.turn, behind: spec.behind ?? null };
  return { icon: spec[0], turn: null, behind: spec[1] };
}

const drawn = new Map<string, Icon>();

/** An icon; an error if there is none of that name. */
export function drawIcon(name: string): Icon {
  const icon = drawn.get(name) ?? readIcon(name);
  drawn.set(name, icon);
  return icon;
}

function readIcon(name: string): Icon {
  const isFluent = name.startsWith(FLUENT_PREFIX);
  const { icons, width = ICON_SIDE } = isFluent ? fluent : game;
  const body = icons[isFluent ? name.slice(FLUENT_PREFIX.length) : name]?.body;
  if (body === undefined) throw new Error(`There is no icon ${name}.`);
  if (NOT_PLAIN.test(body)) throw new Error(`The icon ${name} is more than filled outlines.`);
  const outline = outlines(body)
    .map((path) => roundPath(path, ICON_SIDE / width))
    .join('');
  return { outline, solid: outermost(outline), extent: extentOf(outline) };
}

function outlines(body: string): string[] {
  return [...body.matchAll(/\sd="(?<outline>[^"]+)"/gu)].flatMap(({ groups }) => groups?.['outline'] ?? []);
}
