import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { Screen } from '../screen.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LineLost } from './line-lost.tsx';
import { RoomFacts } from './room-facts.tsx';
import styles from './online.module.css';

/** For whoever comes to watch before so many turns have been played that something may be shown. */
export function DelayedStart({ room }: { readonly room: RoomView }) {
  const { t, i18n } = useTranslation('online');
  const names = new Intl.ListFormat(i18n.language).format(room.seats.map(({ name }) => name));
  return (
    <Screen title={names} back="/online" wide>
      <LineLost />
      <div className={styles['sides']}>
        <div className={styles['side']}>
          <section className={`panel ${styles['group']}`} aria-labelledby="delayed-start">
            <h2 id="delayed-start">{t('game.soon')}</h2>
            <p>{t('game.soonAbout', { turns: room.setUp.openHands ?? 0 })}</p>
          </section>
          <section className={`panel ${styles['group']}`}>
            <ChatPanel />
          </section>
        </div>
        <div className={styles['side']}>
          <RoomFacts room={room} />
        </div>
      </div>
    </Screen>
  );
}
