import { useMemo } from 'react';
import type { Scene } from './table-context.ts';
import type { TableProps } from './table-props.ts';

/** What everything on the table is drawn with: the same object as long as nothing in it changes. */
export function useSceneOf({
  catalogue,
  seats,
  notes,
  clocks,
  view: { viewer, players },
}: TableProps): Scene {
  const names = players.map(({ name }) => name).join('\n');
  return useMemo(
    () => ({
      catalogue,
      colours: seats.map(({ colour }) => colour),
      names: names.split('\n'),
      viewer,
      notes,
      clocks,
    }),
    [catalogue, seats, viewer, names, notes, clocks],
  );
}
