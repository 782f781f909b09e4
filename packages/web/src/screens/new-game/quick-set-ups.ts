import type { GameSetUp, SeatSetUp, Sitter } from '@smashup/referee/protocol';
import type { Settings } from '../../settings/settings.ts';
import { DEFAULT_FORM, toSetUp, type SetUpForm } from './set-up-form.ts';

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

/** Two at the table, with the names and colours of last time. */
function forTwo(form: SetUpForm, sitters: readonly Sitter[], choice: Settings['quick']['choice']): GameSetUp {
  const seats = sitters.map((sitter, at): SeatSetUp => {
    const { name, colour } = form.seats[at] ?? DEFAULT_FORM.seats[at] ?? { name: '', colour: 'red' };
    return { name, colour, sitter, factions: null };
  });
  return { ...toSetUp({ ...DEFAULT_FORM, choice }, []), seats };
}

/** One person against one bot: the quickest way to a table. */
export function quickSetUp(form: SetUpForm, { level, choice }: Settings['quick']): GameSetUp {
  return forTwo(form, [PERSON, { kind: 'bot', level }], choice);
}

export function watchSetUp(form: SetUpForm): GameSetUp {
  return forTwo(form, [BOT, BOT], 'random');
}
