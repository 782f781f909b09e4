import type { Catalogue, GameSetUp, SeatSetUp, Sitter } from '@smashup/referee/protocol';
import type { Settings } from '../../settings/settings.ts';
import { DEFAULT_FORM, toSetUp, type SetUpForm } from './set-up-form.ts';

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

/** Two at the table, with the names and colours of last time. */
function forTwo(
  form: SetUpForm,
  sitters: readonly Sitter[],
  choice: Settings['quick']['choice'],
  plain: Catalogue | null = null,
): GameSetUp {
  const seats = sitters.map((sitter, at): SeatSetUp => {
    const { name, colour } = form.seats[at] ?? DEFAULT_FORM.seats[at] ?? { name: '', colour: 'red' };
    return { name, colour, sitter, factions: null };
  });
  const simple = plain === null ? {} : { titans: false, withoutSets: setsWithSharedDecks(plain) };
  return { ...toSetUp({ ...DEFAULT_FORM, ...simple, choice }, plain?.factions ?? []), seats };
}

function setsWithSharedDecks({ faces, sharedCards }: Catalogue): readonly string[] {
  return [...new Set(Object.values(sharedCards).flat())].flatMap((face) => faces[face]?.set ?? []);
}

/**
 * One person against one bot: the quickest way to a table. With a catalogue, it is without what a newcomer need not
 * know yet: titans, and factions that use a shared deck.
 */
export function quickSetUp(
  form: SetUpForm,
  { level, choice }: Settings['quick'],
  plain: Catalogue | null,
): GameSetUp {
  return forTwo(form, [PERSON, { kind: 'bot', level }], choice, plain);
}

export function watchSetUp(form: SetUpForm): GameSetUp {
  return forTwo(form, [BOT, BOT], 'random');
}
