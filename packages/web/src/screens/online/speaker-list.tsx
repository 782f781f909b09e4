import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { useTable } from '../../online/table.ts';
import { PersonWays } from './person-ways.tsx';
import { speakersBeside } from './speakers.ts';
import styles from './online.module.css';

/** Whoever has said something without sitting at the table. */
export function SpeakerList({ room: { seats } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const me = useOnline((online) => online.me?.id);
  const chat = useTable((table) => table.chat);
  const speakers = speakersBeside(chat, seats, me);
  if (speakers.length === 0) return null;
  return (
    <>
      <h3>{t('chat.beside')}</h3>
      <ul className={styles['tables']}>
        {speakers.map((other) => (
          <li key={other.id} className={styles['table']}>
            <b>{other.name}</b>
            <div className={styles['ways']}>
              <PersonWays other={other} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
