import type { BaseView } from '@smashup/referee/protocol';
import { useMemo } from 'react';
import { useScene, type Scene } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { contentsOf } from './contents.ts';
import { fitMinions } from './fit-minions.ts';
import type { Room } from './use-box.ts';

/** How wide a base is that is drawn large, in rem. */
const FACES = [22, 20, 18, 16] as const;
/** Its measures, in rem. */
const LETTER = 0.5;
const LINE = 1.25;
const BAR = 3;
const FACE_HIGH = 5 / 7;
/** A minion is then no smaller than this. */
const LEAST_MINION = 6;

/**
 * How wide bases are where every one of them can be drawn large, with its text below, and there is still room for all
 * minions as cards; null: they cannot. It is the same for all, so that what is compared stands in one line. `place` is
 * the room of one base.
 */
export function useFaceWidth(place: Room | null, bases: readonly BaseView[]): number | null {
  const scene = useScene();
  const small = useSmallScreen();
  return useMemo(
    () => (place === null || small ? null : widestFace(place, bases, scene)),
    [place, bases, scene, small],
  );
}

function widestFace(place: Room, bases: readonly BaseView[], scene: Scene): number | null {
  const { rem } = place;
  const limits = { rem, least: LEAST_MINION, small: false };
  const isRoomFor = (face: number, base: BaseView): boolean => {
    const letters = scene.catalogue.faces[base.face]?.text.length ?? 0;
    const lines = Math.ceil((letters * LETTER * rem) / face);
    const height = place.height - face * FACE_HIGH - (lines * LINE + BAR) * rem;
    const box = { width: place.width, height };
    return height > BAR * rem && fitMinions(box, contentsOf(base, scene), limits).shape === 'card';
  };
  const widths = FACES.map((face) => Math.min(place.width, face * rem));
  return widths.find((face) => bases.every((base) => isRoomFor(face, base))) ?? null;
}
