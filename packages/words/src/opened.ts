import type { Opened } from '@smashup/engine';
import { Language, type LocaleName } from './language.ts';

const languages = new Map<LocaleName, Language>();

/** How an opened record differs from the game that was saved, in one sentence; null: it does not. */
export function tellOpened(opened: Opened, locale: LocaleName = 'en'): string | null {
  const { found, record, answers, kept, turn } = opened;
  if (found === 'same') return null;
  const language = languages.get(locale) ?? new Language(locale);
  languages.set(locale, language);
  if (record === null) return language.text('records', 'cannot begin');
  if (found === 'look only') return language.text('records', 'cannot go on', { answer: kept + 1, answers });
  const lost = answers - kept;
  return lost === 0
    ? language.text('records', 'goes on')
    : language.text('records', 'goes on from', { turn, answers }, lost);
}
