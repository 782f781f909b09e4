import type { Edition, FactionChoice, Printing } from '@smashup/engine';
import type { Colour, GameSetUp, SeatSetUp, Sitter } from '@smashup/referee/protocol';
import { typedSeed } from './seed.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export interface SeatForm {
  readonly name: string;
  readonly colour: Colour;
  readonly sitter: Sitter;
  /** Chosen beforehand, up to two; used in free pick. */
  readonly factions: readonly string[];
}

/** A set-up while it is being filled in. */
export interface SetUpForm {
  /** Four of them, so that a seat that is taken away comes back as it was. */
  readonly seats: readonly SeatForm[];
  readonly count: number;
  readonly choice: FactionChoice;
  readonly duplicates: boolean;
  readonly edition: Edition;
  readonly printing: Printing;
  readonly titans: boolean;
  /** Sets whose factions are not on offer. */
  readonly withoutSets: readonly string[];
  /** As typed; empty: random. */
  readonly seed: string;
}

/** Changes a form wherever it is kept: the one for a game here, or the one for an online table. */
export type ChangeForm = (change: (form: SetUpForm) => SetUpForm) => void;

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

export const DEFAULT_FORM: SetUpForm = {
  seats: [
    { name: 'Ace', colour: 'red', sitter: PERSON, factions: [] },
    { name: 'Bolt', colour: 'blue', sitter: BOT, factions: [] },
    { name: 'Comet', colour: 'green', sitter: BOT, factions: [] },
    { name: 'Dynamo', colour: 'yellow', sitter: BOT, factions: [] },
  ],
  count: 2,
  choice: 'free',
  duplicates: false,
  edition: 'culture-shock',
  printing: 'original',
  titans: true,
  withoutSets: [],
  seed: '',
};

export function seatsOf(form: SetUpForm): readonly SeatForm[] {
  return form.seats.slice(0, form.count);
}

export function changeSeat(form: SetUpForm, seat: number, changes: Partial<SeatForm>): SetUpForm {
  return { ...form, seats: form.seats.map((old, at) => (at === seat ? { ...old, ...changes } : old)) };
}

/** Everybody has a colour: the two players swap. */
export function giveColour(form: SetUpForm, seat: number, colour: Colour): SetUpForm {
  const old = form.seats[seat]?.colour ?? colour;
  return {
    ...form,
    seats: form.seats.map((each, at) => {
      if (at === seat) return { ...each, colour };
      return each.colour === colour ? { ...each, colour: old } : each;
    }),
  };
}

/** The factions on offer; null: all. */
export function poolOf(
  form: SetUpForm,
  factions: readonly { name: string; set: string }[],
): readonly string[] | null {
  if (form.withoutSets.length === 0) return null;
  return factions.filter(({ set }) => !form.withoutSets.includes(set)).map(({ name }) => name);
}

export function factionsOnOffer<T extends { name: string; set: string }>(
  form: SetUpForm,
  factions: readonly T[],
): readonly T[] {
  return factions.filter(({ set }) => !form.withoutSets.includes(set));
}

/** Chosen beforehand, if all is. */
export function presetOf(
  form: SetUpForm,
  { factions: [first, second] }: SeatForm,
): readonly [string, string] | null {
  return form.choice === 'free' && first !== undefined && second !== undefined ? [first, second] : null;
}

/** What the referee is asked to begin; only for a form without problems. */
export function toSetUp(form: SetUpForm, factions: readonly { name: string; set: string }[]): GameSetUp {
  const seats: readonly SeatSetUp[] = seatsOf(form).map((seat) => ({
    name: seat.name.trim(),
    colour: seat.colour,
    sitter: seat.sitter,
    factions: presetOf(form, seat),
  }));
  return {
    seats,
    choice: form.choice,
    duplicates: form.duplicates,
    edition: form.edition,
    printing: form.printing,
    titans: form.titans,
    pool: poolOf(form, factions),
    seed: typedSeed(form.seed),
  };
}
