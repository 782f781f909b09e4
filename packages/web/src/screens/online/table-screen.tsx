import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { comeTo, goAway, useTable } from '../../online/table.ts';
import { Loading } from '../loading.tsx';
import { Screen } from '../screen.tsx';
import { invitationIn } from './address.ts';
import { DelayedStart } from './delayed-start.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import styles from './online.module.css';

const OnlineGame = lazy(async () => ({ default: (await import('./online-game.tsx')).OnlineGame }));

/** A table at its address, from the first seat to the record. */
export function TableScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('online');
  const [invitation] = useState(() => invitationIn(location.hash));
  const room = useTable((table) => (table.id === id ? table.room : null));
  const problem = useTable((table) => (table.isShut ? table.problem : null));
  const isLaid = useTable((table) => table.isLaid);
  useEffect(() => {
    comeTo(id, invitation);
    return goAway;
  }, [id, invitation]);
  if (problem !== null) return <Closed title={t('room.shutTitle')} what={problem} />;
  if (room === null) return <Loading />;
  if (room.status === 'expired') return <Closed title={t('room.expiredTitle')} what={t('room.expired')} />;
  if (room.status === 'open') return <WaitingRoom room={room} />;
  const isDelayed = room.mine === null && room.setUp.openHands !== null && !isLaid;
  return isDelayed ? <DelayedStart room={room} /> : <OnlineGame />;
}

function Closed({ title, what }: { readonly title: string; readonly what: string }) {
  const { t } = useTranslation('online');
  return (
    <Screen title={title} back="/online">
      <div className={`panel ${styles['group']}`}>
        <p>{what}</p>
        <div className={styles['ways']}>
          <Link href="/online" className="button main">
            {t('room.home')}
          </Link>
        </div>
      </div>
    </Screen>
  );
}
