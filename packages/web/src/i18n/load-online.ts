import i18next from 'i18next';
import { online } from './en/online.ts';

/** The words for playing online: nobody else needs them. */
export function loadOnlineWords(): void {
  i18next.addResourceBundle('en', 'online', online);
}
