import type { Face } from '@smashup/referee/protocol';
import { ADDRESSES } from './drawn.ts';
import { loadedOnce, useLoaded } from './loaded-once.ts';
import type { Picture, Pictures } from './picture.ts';

const shelves = new Map(
  Object.entries(ADDRESSES).map(([shelf, address]) => [shelf, loadedOnce(() => fetchPictures(address))]),
);
const nothing = loadedOnce<Pictures>(() => Promise.resolve({}));

/** What is drawn on a card or base; null while its faction's pictures are on their way. */
export function usePicture({ faction, kind, name }: Face): Picture | null {
  return useShelf(`${faction} ${kind === 'base' ? 'bases' : 'cards'}`)?.[name] ?? null;
}

/** What stands for a faction. */
export function useEmblem(faction: string): Picture | null {
  return useShelf('emblems')?.[faction] ?? null;
}

function useShelf(shelf: string): Pictures | null {
  return useLoaded(shelves.get(shelf) ?? nothing);
}

async function fetchPictures(address: string): Promise<Pictures> {
  const response = await fetch(address);
  const data: unknown = await response.json();
  if (!response.ok || !isPictures(data)) throw new Error(`No pictures at ${address}.`);
  return data;
}

/** The file comes from this client's own build, so if it is there at all, it is valid. */
function isPictures(data: unknown): data is Pictures {
  return typeof data === 'object' && data !== null;
}
