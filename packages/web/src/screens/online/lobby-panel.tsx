import type { LobbyEntry } from '@smashup/server/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { every, now } from '../../clock.ts';
import { followLobby } from '../../online/following.ts';
import { useOnline } from '../../online/online.ts';
import { wishToPlay } from '../../online/seats.ts';
import { useClockWords } from './clocks/use-clock-words.ts';
import { useTableNames } from './use-table-names.ts';
import styles from './online.module.css';

/** Public tables, as they come and go. */
export function LobbyPanel() {
  const { t } = useTranslation('online');
  const lobby = useOnline((online) => online.lobby);
  useEffect(followLobby, []);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="lobby">
      <h2 id="lobby">{t('home.lobby')}</h2>
      {lobby?.length === 0 && <p>{t('home.lobbyEmpty')}</p>}
      <ul className={styles['tables']} aria-live="polite" aria-relevant="additions">
        {lobby?.map((entry) => (
          <li key={entry.id} className={styles['table']}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { readonly entry: LobbyEntry }) {
  const { id, status, seats, choice, quick, variant, clock, rated, hints, openHands, since } = entry;
  const { t } = useTranslation(['online', 'screens']);
  const waiting = useMinutesSince(since);
  const words = useClockWords();
  const isFree = status === 'open' && seats.some(({ kind }) => kind === 'open');
  const count = (kind: 'open' | 'invited'): number => seats.filter((seat) => seat.kind === kind).length;
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
  const names = useTableNames()({
    names: taken.map(({ name, rating }) => (rating === null ? name : t('home.ratedName', { name, rating }))),
    free: count('open'),
    kept: count('invited'),
  });
  const facts = [
    ...(status === 'open' ? [t('home.waiting', { count: waiting })] : [t('home.playing')]),
    ...(variant === null ? [] : [t(`screens:newGame.variant.${variant}`)]),
    ...CHOICES.filter((known) => known === choice).map((known) => t(`home.choice.${known}`)),
    ...(quick ? [t('home.quickMark')] : []),
    ...(clock.kind === 'none' ? [] : [words.setUp(clock)]),
    ...(rated ? [t('room.rated')] : []),
    ...(hints ? [t('room.hints')] : []),
    ...(openHands === null ? [] : [t('room.openHands', { turns: openHands })]),
  ];
  return (
    <>
      <div>
        <b>{names}</b>
        <p className={styles['muted']}>{facts.join(' · ')}</p>
      </div>
      <Link
        href={`/t/${id}`}
        className={isFree ? 'button main' : 'button'}
        // Whoever joins takes a seat.
        onClick={() => {
          if (isFree) wishToPlay(id, null);
        }}
      >
        {t(isFree ? 'home.join' : 'home.watch')}
        <span className="visually-hidden">{t('home.of', { names })}</span>
      </Link>
    </>
  );
}

/** Whole minutes, as they pass. */
function useMinutesSince(moment: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => every(MINUTE, () => setTime(now())), []);
  return Math.max(0, Math.floor((time - moment) / MINUTE));
}

const MINUTE = 60_000;
const CHOICES = ['free', 'random', 'draft', 'league'] as const;
