import type { GameSetUp, SeatSetUp, Sitter } from '@smashup/referee/protocol';
import { DEFAULT_FORM, toSetUp, type SetUpForm } from './set-up-form.ts';

const PERSON: Sitter = { kind: 'person' };
const BOT: Sitter = { kind: 'bot', level: 'normal' };

/** Two at the table, factions by chance, the names and colours of last time. */
function atRandom(form: SetUpForm, sitters: readonly Sitter[]): GameSetUp {
  const seats = sitters.map((sitter, at): SeatSetUp => {
    const { name, colour } = form.seats[at] ?? DEFAULT_FORM.seats[at] ?? { name: '', colour: 'red' };
    return { name, colour, sitter, factions: null };
  });
  return { ...toSetUp({ ...DEFAULT_FORM, choice: 'random' }, []), seats };
}

/** One person against one bot: the quickest way to a table. */
export function quickSetUp(form: SetUpForm): GameSetUp {
  return atRandom(form, [PERSON, BOT]);
}

export function watchSetUp(form: SetUpForm): GameSetUp {
  return atRandom(form, [BOT, BOT]);
}
