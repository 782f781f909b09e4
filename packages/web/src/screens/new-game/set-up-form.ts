import type { Edition, FactionChoice, HouseRules, Printing, Seed, Variant } from '@smashup/engine';
import type { Colour, GameSetUp, SeatSetUp, Series, Sitter } from '@smashup/referee/protocol';
import { collected } from '../../collection/collection.ts';
import { luckyPool, type Luck } from './luck.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
export const FACTIONS_EACH = 2;
export const LEAGUE_SEATS = 2;
export const LONGEST_NAME = 20;

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
  /** The factions on offer: those of the person's collection, all, or these. */
  readonly offer: 'collection' | 'all' | readonly string[];
  /** How chance chooses among them. */
  readonly luck: Luck;
  /** Number of factions laid out for a draft; null: as many as the rulebook says. */
  readonly draftSize: number | null;
  /** The factions named for a draft; empty: random ones. */
  readonly draftPool: readonly string[];
  /** Sets whose bases are added. */
  readonly extraBaseSets: readonly string[];
  /** The seat that begins; null: at random. */
  readonly firstPlayer: number | null;
  /** R13, R14; null: each for themselves. */
  readonly variant: Variant | null;
  readonly houseRules: HouseRules;
  /** Best of so many games; undefined: one game. */
  readonly series?: Pick<Series, 'of' | 'factions'> | undefined;
  /** As typed; empty: random. */
  readonly seed: string;
}

/** Changes a form wherever it is kept: the one for a game here, or the one for an online table. */
export type ChangeForm = (change: (form: SetUpForm) => SetUpForm) => void;

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

/** Whoever has not given a name. */
export const PLAYER_ONE = 'Player 1';

export const DEFAULT_FORM: SetUpForm = {
  seats: [
    { name: PLAYER_ONE, colour: 'red', sitter: PERSON, factions: [] },
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
  offer: 'collection',
  luck: 'wild',
  draftSize: null,
  draftPool: [],
  extraBaseSets: [],
  firstPlayer: null,
  variant: null,
  houseRules: {},
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

/** A way to play, and how many players it takes. */
export function withVariant(form: SetUpForm, variant: Variant | null): SetUpForm {
  return { ...form, variant, count: variant === 'teams' ? MAX_SEATS : form.count };
}

/** A way of choosing, with as many players as it is for; the league has every faction once. */
export function withChoice(form: SetUpForm, choice: FactionChoice): SetUpForm {
  return choice === 'league'
    ? { ...form, choice, count: LEAGUE_SEATS, duplicates: false }
    : { ...form, choice };
}

/** Factions are laid out for a draft, of either kind. */
export function isDraft(choice: FactionChoice): boolean {
  return choice === 'draft' || choice === 'league';
}

/** The factions laid out for a draft, if they are named. */
export function namedPool({ choice, draftPool }: SetUpForm): readonly string[] | null {
  return isDraft(choice) && draftPool.length > 0 ? draftPool : null;
}

/** Somebody who does not sit at the table does not begin. */
export function firstPlayerOf({ firstPlayer, count }: SetUpForm): number | null {
  return firstPlayer !== null && firstPlayer < count ? firstPlayer : null;
}

/** The factions that a person can set up games with. */
export interface Shelf<T extends Faction = Faction> {
  readonly factions: readonly T[];
  /** Those that are not in the person's collection. */
  readonly notMine: readonly string[];
  /** The factions of the person's games, the latest first. */
  readonly played: readonly string[];
}

interface Faction {
  readonly name: string;
  readonly set: string;
  readonly strength: number;
}

/** The part of a set-up that is the same here and online. `lot`: a number below 1, drawn for this game. */
export function tableRules(form: SetUpForm, shelf: Shelf, lot = Math.random()) {
  const { choice, duplicates, edition, printing, titans, extraBaseSets, variant, houseRules } = form;
  const named = namedPool(form);
  const onOffer = factionsOnOffer(form, shelf);
  const wish = { luck: form.luck, needed: form.count * FACTIONS_EACH, played: shelf.played };
  const drawn = choice === 'random' ? luckyPool(onOffer, wish, lot) : onOffer;
  const offered = drawn.length < shelf.factions.length ? drawn.map(({ name }) => name) : null;
  return {
    choice,
    duplicates,
    edition,
    printing,
    titans,
    pool: named ?? offered,
    draftSize: isDraft(choice) ? (named?.length ?? form.draftSize) : null,
    extraBaseSets,
    firstPlayer: firstPlayerOf(form),
    variant,
    houseRules,
  };
}

export function factionsOnOffer<T extends Faction>(
  { offer }: SetUpForm,
  { factions, notMine }: Shelf<T>,
): readonly T[] {
  if (offer === 'all') return factions;
  if (offer === 'collection') return collected(factions, notMine);
  return factions.filter(({ name }) => offer.includes(name));
}

/** Chosen beforehand, if all is. */
export function presetOf(
  form: SetUpForm,
  { factions: [first, second] }: SeatForm,
): readonly [string, string] | null {
  return form.choice === 'free' && first !== undefined && second !== undefined ? [first, second] : null;
}

/** The set-up for the referee. Only for a form without problems. */
export function toSetUp(form: SetUpForm, shelf: Shelf): GameSetUp {
  const seats: readonly SeatSetUp[] = seatsOf(form).map((seat) => ({
    name: seat.name.trim(),
    colour: seat.colour,
    sitter: seat.sitter,
    factions: presetOf(form, seat),
  }));
  return { ...tableRules(form, shelf), seats, seed: typedSeed(form.seed) };
}

/** A seed as it is typed: a number that is easy to pass on, or a whole one; null: neither. */
export function typedSeed(text: string): Seed | null {
  const typed = text.trim().toLowerCase();
  if (/^\d{1,9}$/u.test(typed)) return Number(typed);
  return /^[\da-f]{32}$/u.test(typed) ? typed : null;
}
