import type { BaseView } from '@smashup/referee/protocol';
import { useMemo } from 'react';
import { useScene } from '../table-context.ts';
import { useLowWindow } from '../use-small-screen.ts';
import { contentsOf } from './contents.ts';
import { usualHeight } from './fit-minions.ts';
import { evenHead } from './head-room.ts';
import type { Room } from './use-box.ts';

/** Around a base, in rem, and its power bar with what is around that. */
const EDGES = 0.8;
export const BAR = 2.4;

/**
 * Letters of the longest text that a base has, if all can be as high as that one, so that their power bars stand in one
 * line; null: what lies at one of them needs the room. `place` is the room of one base.
 */
export function useEvenText(place: Room | null, bases: readonly BaseView[]): number | null {
  const scene = useScene();
  const shape = useLowWindow() ? 'low' : 'usual';
  return useMemo(() => {
    if (place === null) return null;
    const longest = Math.max(0, ...bases.map(({ face }) => scene.catalogue.faces[face]?.text.length ?? 0));
    const box = { width: place.width / place.rem - EDGES, height: place.height / place.rem - EDGES - BAR };
    const hasRoom = (base: BaseView): boolean =>
      evenHead(longest, box, usualHeight(contentsOf(base, scene), box.width), shape) !== null;
    return bases.every(hasRoom) ? longest : null;
  }, [place, bases, scene, shape]);
}
