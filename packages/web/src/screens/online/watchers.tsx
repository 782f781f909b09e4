import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';

/** Who else looks on, by name; a crowd is counted. */
export function Watchers({ room: { watchers, watching, mine } }: { readonly room: RoomView }) {
  const { t, i18n } = useTranslation('online');
  const me = useOnline((online) => online.me);
  const others = watching.filter(({ person }) => person !== me?.id && me?.blocked.includes(person) !== true);
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  const count = mine === null ? Math.max(0, watchers - 1) : watchers;
  if (watching.length > 0) return others.length === 0 ? null : <p>{t('room.watching', { names })}</p>;
  return count > 0 ? <p>{t('room.watchers', { count })}</p> : null;
}
