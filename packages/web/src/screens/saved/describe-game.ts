import type { SavedGame } from '../../protocol/referee-api.ts';

/** Who plays, in one line. */
export function namesOf({ seats }: SavedGame, language: string): string {
  return new Intl.ListFormat(language).format(seats.map(({ name }) => name));
}

export function timeOf({ savedAt }: SavedGame, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
