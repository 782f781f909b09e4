import type { BaseView } from '@smashup/referee/protocol';
import { useMemo } from 'react';
import { onceInPlay } from '../../art/printed-runs.ts';
import { useScene, type Scene } from '../table-context.ts';
import { effectOf } from './effect.ts';
import type { Contents } from './fit-minions.ts';
import { present } from './standings.ts';

/** How much there is at a base to be shown and read. */
export function contentsOf(
  base: BaseView,
  { catalogue, viewer }: Pick<Scene, 'catalogue' | 'viewer'>,
): Contents {
  const textOf = (face: number): string => catalogue.faces[face]?.text ?? '';
  const effect = ({ face }: { readonly face: number }): number => effectOf(textOf(face)).length;
  const named = base.buried.filter(({ face }) => face >= 0).length;
  return {
    crowds: present(base, viewer).map(({ minions, titans }) => ({
      bare: minions.filter(({ actions }) => actions.length === 0).length,
      carrying: minions.filter(({ actions }) => actions.length > 0).map(({ actions }) => actions.map(effect)),
      titans: titans.map(({ face }) => onceInPlay(textOf(face)).length),
    })),
    actions: base.actions.map(effect),
    buried: { named, others: base.buried.length - named },
  };
}

export function useContents(base: BaseView): Contents {
  const scene = useScene();
  return useMemo(() => contentsOf(base, scene), [base, scene]);
}
