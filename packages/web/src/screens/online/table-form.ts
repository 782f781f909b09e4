import type { Level } from '@smashup/bots';
import type { OnlineSeatSetUp, OnlineSetUp } from '@smashup/server/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  DEFAULT_FORM,
  isDraft,
  presetOf,
  seatsOf,
  tableRules,
  type SetUpForm,
  type Shelf,
} from '../new-game/set-up-form.ts';
import { ask } from '../../online/line.ts';
import { wishToPlay } from '../../online/seats.ts';
import { Unreachable } from '../../online/refusal.ts';
import { addressOf } from './address.ts';
import { COLOURS } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';

/** Who should sit there. */
export type Place = 'me' | 'open' | 'invited' | Level;

/** A set-up with what only a table online has. */
export interface TableForm extends SetUpForm {
  /** By seat, four of them. */
  readonly places: readonly Place[];
  readonly isPublic: boolean;
  readonly hints: boolean;
  /** Wished for; not at a rated table. */
  readonly openHands: OnlineSetUp['openHands'];
  readonly undo: OnlineSetUp['undo'];
  readonly leaving: OnlineSetUp['leaving'];
  /** Wished for; it takes people only. */
  readonly rated: boolean;
  readonly clock: OnlineSetUp['clock'];
  readonly timeOut: OnlineSetUp['timeOut'];
}

const DEFAULT_TABLE: TableForm = {
  ...DEFAULT_FORM,
  places: ['me', 'invited', 'open', 'open'],
  isPublic: false,
  hints: false,
  openHands: null,
  undo: 'ask',
  leaving: 'vote',
  rated: false,
  clock: { kind: 'none' },
  timeOut: 'wait',
};

/** The last table, so that the next one begins with it. */
export const useTableForm = create<TableForm>()(
  persist(() => DEFAULT_TABLE, { name: 'smashup-table-set-up', version: 1 }),
);

/** Nobody sits twice: choosing "me" leaves the previous seat. */
export function givePlace(form: TableForm, seat: number, place: Place): TableForm {
  return {
    ...form,
    places: form.places.map((old, at) => {
      if (at === seat) return place;
      return place === 'me' && old === 'me' ? (form.places[seat] ?? 'open') : old;
    }),
  };
}

export function hasOneOfMine({ places, count }: TableForm): boolean {
  return places.slice(0, count).filter((place) => place === 'me').length === 1;
}

/** A rating says something about people only, in games by the printed rules or of two against two. */
export function canBeRated({ places, count, variant, houseRules }: TableForm): boolean {
  if (variant === 'big base' || Object.keys(houseRules).length > 0) return false;
  return places.slice(0, count).every((place) => place === 'me' || place === 'open' || place === 'invited');
}

export function toOnlineSetUp(form: TableForm, shelf: Shelf): OnlineSetUp {
  const { isPublic, undo, leaving, clock, timeOut } = form;
  const rated = form.rated && canBeRated(form);
  const { pool, extraBaseSets, ...rules } = tableRules(form, shelf);
  return {
    ...rules,
    seats: seatsOf(form).map((seat, at): OnlineSeatSetUp => {
      const preset = presetOf(form, seat);
      return {
        sitter: sitterOf(form.places[at] ?? 'open'),
        factions: preset === null ? null : [preset[0], preset[1]],
      };
    }),
    pool: pool === null ? null : [...pool],
    extraBaseSets: [...extraBaseSets],
    isPublic,
    hints: form.hints && !rated,
    openHands: rated ? null : form.openHands,
    undo,
    leaving,
    rated,
    series: form.series === undefined ? null : { ...form.series, games: [], tables: [] },
    clock,
    timeOut,
  };
}

function sitterOf(place: Place): OnlineSeatSetUp['sitter'] {
  if (place === 'me' || place === 'open' || place === 'invited') return { kind: place };
  return { kind: 'bot', level: place };
}

/** The form as it was when the table was set up like this. */
export function fromOnlineSetUp(setUp: OnlineSetUp): TableForm {
  const {
    seats,
    choice,
    duplicates,
    edition,
    printing,
    titans,
    pool,
    draftSize,
    extraBaseSets,
    firstPlayer,
    variant,
    houseRules,
    series,
    isPublic,
    hints,
    openHands,
    undo,
    leaving,
    rated,
    clock,
    timeOut,
  } = setUp;
  const isNamed = isDraft(choice) && pool !== null && draftSize === pool.length;
  return {
    ...DEFAULT_TABLE,
    count: seats.length,
    seats: DEFAULT_FORM.seats.map((seat, at) => ({ ...seat, factions: seats[at]?.factions ?? [] })),
    places: DEFAULT_TABLE.places.map((place, at) => {
      const sitter = seats[at]?.sitter;
      if (sitter === undefined) return place;
      return sitter.kind === 'bot' ? sitter.level : sitter.kind;
    }),
    choice,
    duplicates,
    edition,
    printing,
    titans,
    offer: isNamed ? 'collection' : (pool ?? 'all'),
    draftSize: isNamed ? null : draftSize,
    draftPool: isNamed ? pool : [],
    extraBaseSets,
    firstPlayer,
    variant,
    houseRules,
    series: series === null ? undefined : { of: series.of, factions: series.factions },
    isPublic,
    hints,
    openHands,
    undo,
    leaving,
    rated,
    clock,
    timeOut,
  };
}

/** Opens a table like that, and is ready to play there; returns its address. Throws what the server refuses. */
export async function openTable(form: TableForm, shelf: Shelf): Promise<string> {
  const { table } = await ask({ ask: 'open', setUp: toOnlineSetUp(form, shelf) });
  if (table === undefined) throw new Unreachable();
  wishToPlay(table.id, null);
  return addressOf(table);
}

/** Nobody knows yet who will sit there: seats are called by their number, and have the colour of their place. */
export function useNamedSeats(form: SetUpForm): SetUpForm {
  const { t } = useTranslation('online');
  return {
    ...form,
    seed: '',
    seats: form.seats.map((seat, at) => ({
      ...seat,
      name: t('newTable.seat', { number: at + 1 }),
      colour: COLOURS[at] ?? seat.colour,
    })),
  };
}
