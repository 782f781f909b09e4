import { emblems, factions } from './drawn.ts';
import { loadedOnce, useLoaded } from './loaded-once.ts';
import type { Drawing, Picture, Pictures } from './picture.ts';

const picturesOf = new Map(Object.entries(factions).map(([name, load]) => [name, loadedOnce(load)]));
const noPictures = loadedOnce<Pictures>(() => Promise.resolve({ drawn: {} }));
const allEmblems = loadedOnce(emblems);

/** What is drawn on a card or base; null while its faction's pictures are on their way. */
export function usePicture(faction: string, name: string): Picture | null {
  return useLoaded(picturesOf.get(faction) ?? noPictures)?.[name] ?? null;
}

export function useEmblem(faction: string): Drawing | null {
  return useLoaded(allEmblems)?.[faction] ?? null;
}
