import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { hearChat } from '../../online/people.ts';
import { askTable } from '../../online/table.ts';
import { Switch } from '../controls/switch.tsx';
import { PersonWays, SpeakerList } from './person-ways.tsx';
import styles from './online.module.css';
import { GiveTime } from './instead-of-waiting.tsx';

interface Props {
  readonly room: RoomView;
  /** Players hear those who watch only if they want to, for as long as they are at the table. */
  readonly hearsWatchers: boolean;
  readonly onHearWatchers: (on: boolean) => void;
}

/** Who is at the table, and whose chat to show. */
export function PeoplePanel({ room, hearsWatchers, onHearWatchers }: Props) {
  const { seats, mine, setUp, status } = room;
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
      {mine !== null && setUp.openHands !== null && (
        <p className={styles['muted']}>{t('room.handsShown', { turns: setUp.openHands })}</p>
      )}
      {mine !== null && (setUp.openHands === null || status === 'over') && (
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
