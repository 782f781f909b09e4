import i18next from 'i18next';
import { replay } from './en/replay.ts';

/** The words for looking at recorded games: nobody else needs them. */
export function loadReplayWords(): void {
  i18next.addResourceBundle('en', 'replay', replay);
}
