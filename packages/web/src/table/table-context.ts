import type { CardId, Seat } from '@smashup/engine';
import type { Catalogue, Colour, Face } from '@smashup/referee/protocol';
import { createContext, use, type ReactNode, useMemo } from 'react';
import { table } from '../i18n/en/table.ts';
import { addTexts } from '../i18n/index.ts';
import type { TableProps } from './table-props.ts';

addTexts('table', table);

/** What does not change during a game. */
interface Scene {
  readonly catalogue: Catalogue;
  /** By seat. */
  readonly colours: readonly Colour[];
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** What is said beside a player's name; empty: nothing. */
  readonly notes: readonly string[];
  /** How much time they have left. */
  readonly clocks: readonly ReactNode[];
}

/** What can be done to a card or a player. The functions stay the same for the whole game. */
export interface Hands {
  /** A click: chooses it if it can be chosen, otherwise shows it up close. */
  readonly click: (card: CardId, face: number) => void;
  readonly clickPlayer: (seat: Seat) => void;
  /** Shows it up close, with everything there is to know. */
  readonly inspect: (card: CardId, face: number) => void;
  /** The pointer rests on it. */
  readonly hover: (face: number, element: HTMLElement) => void;
  readonly leave: () => void;
  /** A card of the hand was let go over these cards and bases, the foremost first. */
  readonly drop: (card: CardId, onto: readonly CardId[]) => void;
  readonly openDiscard: (seat: Seat) => void;
  readonly openBox: () => void;
  /** Shows what is left in the viewer's own deck. */
  readonly openDeck: () => void;
}

const SceneContext = createContext<Scene | null>(null);
const HandsContext = createContext<Hands | null>(null);

export const SceneProvider = SceneContext.Provider;
export const HandsProvider = HandsContext.Provider;

function given<T>(value: T | null): T {
  if (value === null) throw new Error('This belongs on a table.');
  return value;
}

export function useScene(): Scene {
  return given(use(SceneContext));
}

export function useHands(): Hands {
  return given(use(HandsContext));
}

/** What is printed on a card; null: it lies face down. */
export function useFace(face: number): Face | null {
  return useScene().catalogue.faces[face] ?? null;
}

export function useColour(seat: Seat): Colour {
  return useScene().colours[seat] ?? 'red';
}

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
