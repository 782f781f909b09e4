import type { Catalogue, GameSetUp, SeatSetUp, Sitter } from '@smashup/referee/protocol';
import { collected } from '../../collection/collection.ts';
import type { Settings } from '../../settings/settings.ts';
import {
  DEFAULT_FORM,
  FACTIONS_EACH,
  factionsOnOffer,
  toSetUp,
  type SetUpForm,
  type Shelf,
} from './set-up-form.ts';

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

/** Two at the table, with the names and colours of last time; a collection that is too small does not count. */
function forTwo(
  form: SetUpForm,
  sitters: readonly Sitter[],
  choice: Settings['quick']['choice'],
  shelf: Shelf,
  simple: Partial<SetUpForm> = {},
): GameSetUp {
  const seats = sitters.map((sitter, at): SeatSetUp => {
    const { name, colour } = form.seats[at] ?? DEFAULT_FORM.seats[at] ?? { name: '', colour: 'red' };
    return { name, colour, sitter, factions: null };
  });
  const wished = { ...DEFAULT_FORM, ...simple, choice };
  const isEnough = factionsOnOffer(wished, shelf).length >= 2 * FACTIONS_EACH;
  return { ...toSetUp(isEnough ? wished : { ...wished, offer: 'all' }, shelf), seats };
}

/** Without what a newcomer need not know yet: titans, and those of their factions that use a shared deck. */
function forNewcomers({ faces, sharedCards }: Catalogue, { factions, notMine }: Shelf): Partial<SetUpForm> {
  const sets = Object.values(sharedCards)
    .flat()
    .map((face) => faces[face]?.set);
  return {
    titans: false,
    offer: collected(factions, notMine)
      .filter(({ set }) => !sets.includes(set))
      .map(({ name }) => name),
  };
}

/** One person against one bot: the quickest way to a table. With a catalogue, it is for a newcomer. */
export function quickSetUp(
  form: SetUpForm,
  { level, choice }: Settings['quick'],
  shelf: Shelf,
  plain: Catalogue | null,
): GameSetUp {
  const simple = plain === null ? {} : forNewcomers(plain, shelf);
  return forTwo(form, [PERSON, { kind: 'bot', level }], choice, shelf, simple);
}

export function watchSetUp(form: SetUpForm, shelf: Shelf): GameSetUp {
  return forTwo(form, [BOT, BOT], 'random', shelf);
}
