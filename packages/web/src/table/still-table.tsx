import type { Seat } from '@smashup/engine';
import type { Catalogue, SeatSetUp, TableView } from '@smashup/referee/protocol';
import { useMemo, type ReactNode } from 'react';
import { Bases } from './bases/bases.tsx';
import { NO_MARKS } from './choosing/marks.ts';
import { HandsProvider, SceneProvider, type Hands } from './table-context.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly viewer: Seat | null;
  readonly children: ReactNode;
}

const nothing = (): void => {};
const IDLE: Hands = {
  click: nothing,
  clickPlayer: nothing,
  inspect: nothing,
  hover: nothing,
  leave: nothing,
  drop: nothing,
  openDiscard: nothing,
  openBox: nothing,
  openDeck: nothing,
};

/** Around parts of a table that are only looked at. */
export function StillTable({ catalogue, seats, viewer, children }: Props) {
  const scene = useMemo(
    () => ({
      catalogue,
      colours: seats.map(({ colour }) => colour),
      names: seats.map(({ name }) => name),
      viewer,
      notes: [],
      clocks: [],
    }),
    [catalogue, seats, viewer],
  );
  return (
    <SceneProvider value={scene}>
      <HandsProvider value={IDLE}>{children}</HandsProvider>
    </SceneProvider>
  );
}

const NO_FORECASTS = new Map<number, never>();

/** The bases, of which none can be chosen. */
export function StillBases({ view: { bases, turn } }: { readonly view: TableView }) {
  return <Bases bases={bases} turn={turn.number} marks={NO_MARKS} forecasts={NO_FORECASTS} source={null} />;
}

/** The same in words, for those who cannot see it. */
export function spokenBases({ bases, players }: TableView, { faces }: Catalogue): string {
  return bases
    .map(({ face, total, breakpoint, standings }) => {
      const totals = standings.map((one) => `${players[one.seat]?.name ?? ''} ${one.total}`).join(', ');
      const power = breakpoint === null ? total : `${total}/${breakpoint}`;
      return `${faces[face]?.name ?? ''}: ${power}; ${totals}.`;
    })
    .join(' ');
}
