import type { BaseView } from '@smashup/referee/protocol';
import { useMemo } from 'react';
import { useScene } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { contentsOf } from './contents.ts';
import { fitMinions, type Contents, type Crowd } from './fit-minions.ts';
import type { Shown } from './row-shares.ts';
import type { Room } from './use-box.ts';

/** How wide a base is that is drawn large, in rem. */
const FACES = [22, 20, 18, 16] as const;
/** Its measures, in rem. */
const LETTER = 0.5;
const LINE = 1.25;
const BAR = 3;
const FACE_HIGH = 5 / 7;
/** A minion is then no smaller than this. */
const LEAST_MINION = 5.5;

/** A base that is drawn large: its width in pixels, and for how many lines of text there is room below it. */
export interface LargeFace {
  readonly width: number;
  readonly lines: number;
}

/**
 * How bases are drawn where every one of them can be large, with its text below, and there is still room for all minions
 * as cards; null: they cannot. It is the same for all, so that what is compared stands in one line. `place` is the room
 * of one base.
 */
export function useLargeFace(place: Room | null, bases: readonly BaseView[]): LargeFace | null {
  const scene = useScene();
  const small = useSmallScreen();
  return useMemo(() => {
    if (place === null || small) return null;
    const shown = bases.map((base) => ({
      letters: scene.catalogue.faces[base.face]?.text.length ?? 0,
      contents: contentsOf(base, scene),
    }));
    return largestFace(place, shown);
  }, [place, bases, scene, small]);
}

export function largestFace(place: Room, bases: readonly Shown[]): LargeFace | null {
  const { rem } = place;
  const limits = { rem, least: LEAST_MINION, small: false };
  const letters = Math.max(0, ...bases.map((base) => base.letters));
  const isRoomFor = ({ width, lines }: LargeFace, { contents }: Shown): boolean => {
    const height = place.height - width * FACE_HIGH - (lines * LINE + BAR) * rem;
    const box = { width: place.width, height };
    return height > BAR * rem && fitMinions(box, expected(contents), limits).shape === 'card';
  };
  const faces = FACES.map((face) => {
    const width = Math.min(place.width, face * rem);
    return { width, lines: Math.ceil((letters * LETTER * rem) / width) };
  });
  return faces.find((face) => bases.every((base) => isRoomFor(face, base))) ?? null;
}

const ONE_MINION: Crowd = { bare: 1, carrying: [], titans: [] };
const USUAL_CROWDS = 2;

/** Two players meet at most bases: there is room for that before they come, so that bases do not shrink when they do. */
function expected(contents: Contents): Contents {
  const missing = Math.max(0, USUAL_CROWDS - contents.crowds.length);
  return { ...contents, crowds: [...contents.crowds, ...Array.from({ length: missing }, () => ONE_MINION)] };
}
