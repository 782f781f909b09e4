import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { hearChat } from '../../online/people.ts';
import { askTable } from '../../online/table.ts';
import { Switch } from '../controls/switch.tsx';
import { GiveTime } from './clocks/give-time.tsx';
import { Watchers } from './watchers.tsx';
import { PersonWays } from './person-ways.tsx';
import { SpeakerList } from './speaker-list.tsx';
import styles from './online.module.css';

interface Props {
  readonly room: RoomView;
  /** Players hear those who watch only if they want to, for as long as they are at the table. */
  readonly hearsWatchers: boolean;
  readonly onHearWatchers: (on: boolean) => void;
}

/** Who is at the table, and whose chat to show. */
export function PeoplePanel({ room, hearsWatchers, onHearWatchers }: Props) {
  const { seats, mine } = room;
  const others = seats.filter(({ seat, person }) => person !== null && seat !== mine).length;
  const { t } = useTranslation('online');
  const hears = useOnline(({ me }) => me?.hears ?? true);
  return (
    <section className={styles['group']} aria-labelledby="people">
      <h2 id="people">{t('chat.who')}</h2>
      <ul className={styles['tables']}>
        {seats.map(({ seat, name, person, away, standIn, left }) => (
          <li key={seat} className={styles['table']}>
            <div>
              <b>{name}</b>
              <p className={styles['muted']}>
                {[
                  ...(seat === mine ? [t('room.you')] : []),
                  ...(away && !left ? [t('game.away')] : []),
                  ...(left ? [t('game.left')] : []),
                  ...(standIn ? [t('game.standIn')] : []),
                ].join(' · ')}
              </p>
            </div>
            {person !== null && seat !== mine && (
              <div className={styles['ways']}>
                <GiveTime room={room} seat={seat} />
                <PersonWays other={{ id: person, name }} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <SpeakerList room={room} />
      {others > 0 && <p className={styles['muted']}>{t('chat.relationsAbout')}</p>}
      <Watchers room={room} />
      <Switch
        label={t('chat.on')}
        about={t('chat.onAbout')}
        checked={hears}
        onChange={(on) => void hearChat(on).catch(() => {})}
      />
      {mine !== null && (
        <Switch
          label={t('chat.hearWatchers')}
          checked={hearsWatchers}
          onChange={(on) => {
            onHearWatchers(on);
            void askTable((table) => ({ ask: 'hear watchers', table, on }));
          }}
        />
      )}
    </section>
  );
}
