import type { Face } from '@smashup/referee/protocol';
import { useEffect } from 'react';
import { slug } from '../text/searching.ts';
import { PICTURES } from './drawn.ts';
import { figure } from './drawing/figure.ts';
import { loadedOnce, useLoaded, type LoadedOnce } from './loaded-once.ts';
import type { Badges, Shelf } from './picture.ts';

const shelves = new Map<string, LoadedOnce<Shelf>>();
const badges = loadedOnce(loadBadges);
const nothing = loadedOnce<Shelf | null>(() => Promise.resolve(null));
/** The first page that is seen has cards without landscapes, and does without this. */
const places = loadedOnce(() => import('./drawing/places.ts'));

/** Fetches the pictures of these factions before their first card or base is seen: what flies in has its figure. */
export function useFetchedPictures(factions: readonly string[]): void {
  const names = factions.join('\n');
  useEffect(() => {
    for (const faction of names === '' ? [] : names.split('\n')) {
      for (const kind of KINDS) shelfOf(faction, kind)?.subscribe(ignore)();
    }
  }, [names]);
}

const ignore = (): void => undefined;

const KINDS = ['cards', 'bases'] as const;
type Kind = (typeof KINDS)[number];

/** A faction's pictures of one kind; null: there are none at all. */
function shelfOf(faction: string, kind: Kind): LoadedOnce<Shelf> | null {
  if (PICTURES === '') return null;
  const name = `${slug(faction)}-${kind}`;
  const shelf = shelves.get(name) ?? loadedOnce(() => loadShelf(faction, name));
  shelves.set(name, shelf);
  return shelf;
}

async function loadShelf(faction: string, name: string): Promise<Shelf> {
  const shelf = await fetchData(name, isShelf);
  adoptPalette(faction, shelf.palette);
  return shelf;
}

async function loadBadges(): Promise<Badges> {
  const all = await fetchData('badges', isBadges);
  for (const [faction, { palette }] of Object.entries(all)) adoptPalette(faction, palette);
  return all;
}

function useShelf(faction: string, kind: Kind): Shelf | null {
  return useLoaded(shelfOf(faction, kind) ?? nothing);
}

function kindOf({ kind }: Face): Kind {
  return kind === 'base' ? 'bases' : 'cards';
}

/**
 * The image of what is drawn on a card or base; null while its faction's pictures are on their way. Plain: without what
 * stands behind it, as on the first page.
 */
export function useFigure(face: Face, plain: boolean): string | null {
  const { faction, kind, name } = face;
  const shelf = useShelf(faction, kindOf(face));
  // The icon behind a base is part of its place.
  const far = useLoaded((plain || kind === 'base' ? null : shelfOf(faction, 'bases')) ?? nothing);
  const picture = shelf?.pictures[name];
  if (shelf === null || picture === undefined) return null;
  const behind = far?.behind[name] ?? null;
  const key = `${faction} ${kind} ${name}${behind === null ? '' : ' in front'}`;
  return asImage(key, () => figure({ ...picture, behind }, shelf.look));
}

/** The image of what that stands on: one for all cards of a faction, and one for each base. */
export function useGround(face: Face): string | null {
  const { faction, kind, name } = face;
  const shelf = useShelf(faction, kindOf(face));
  const drawing = useLoaded(places);
  if (shelf === null || drawing === null) return null;
  const { look, pictures } = shelf;
  if (kind !== 'base') return asImage(faction, () => drawing.ground(faction, look));
  return asImage(`${faction} place ${name}`, () => drawing.place(name, look, pictures[name]?.behind ?? null));
}

/** The outline of what stands for a faction. */
export function useEmblem(faction: string): string | null {
  return useLoaded(badges)?.[faction]?.emblem ?? null;
}

async function fetchData<T>(name: string, isValid: (data: unknown) => data is T): Promise<T> {
  const address = `${PICTURES}${name}.json`;
  const response = await fetch(address);
  const data: unknown = await response.json();
  if (!response.ok || !isValid(data)) throw new Error(`No pictures at ${address}.`);
  return data;
}

/** The files come from this client's own build, so if they are there at all, they are valid. */
function isShelf(data: unknown): data is Shelf {
  return typeof data === 'object' && data !== null && 'pictures' in data;
}

function isBadges(data: unknown): data is Badges {
  return typeof data === 'object' && data !== null;
}

const addresses = new Map<string, string>();

/** The address of an image of that SVG, which is written only once. The name says what is on it. */
function asImage(name: string, write: () => string): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([write()], { type: 'image/svg+xml' }));
  addresses.set(name, address);
  return address;
}

const adopted = new Set<string>();

/**
 * Gives everything of a faction on the page its colours, pattern and lettering (factions.css). The palette comes with the
 * first of the faction's pictures that is loaded, so the first page carries none that it does not show.
 */
function adoptPalette(faction: string, palette: string): void {
  if (adopted.has(faction)) return;
  adopted.add(faction);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(palette);
  document.adoptedStyleSheets.push(sheet);
}
