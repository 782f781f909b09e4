import type { SavedGame } from '../../protocol/referee-api.ts';

/** Who plays, in one line. */
export function namesOf({ seats }: SavedGame, language: string): string {
  return new Intl.ListFormat(language).format(seats.map(({ name }) => name));
}

/** Only bots have played it. */
export function isWatched({ seats }: SavedGame): boolean {
  return seats.length > 0 && seats.every(({ sitter }) => sitter.kind === 'bot');
}

export function timeOf({ savedAt }: SavedGame, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
}
