import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useOnline } from '../../online/online.ts';
import { Screen } from '../screen.tsx';
import { CodeForm } from './code-form.tsx';
import { FriendsPanel } from './friends.tsx';
import { KeepOffer } from './identity/keep-offer.tsx';
import { LineLost } from './line-lost.tsx';
import { LobbyPanel } from './lobby-panel.tsx';
import { MyTables } from './my-tables.tsx';
import { QuickMatch, OwnTable } from './ways-to-play.tsx';
import styles from './online.module.css';

/** Where people meet: the person's own games first, then the ways to another. */
export function OnlineScreen() {
  const { t } = useTranslation('online');
  const name = useOnline(({ me }) => me?.name ?? '');
  return (
    <Screen title={t('home.title')} wide>
      <div className={styles['row']}>
        <p>{t('home.hello', { name })}</p>
        <Link href="/me" className="button">
          {t('home.me')}
        </Link>
      </div>
      <LineLost />
      <div className={styles['sides']}>
        <div className={styles['side']}>
          <MyTables />
          <div className={styles['columns']}>
            <QuickMatch />
            <section className={`panel ${styles['group']} ${styles['quick']}`} aria-labelledby="own-table">
              <OwnTable />
            </section>
          </div>
        </div>
        <div className={styles['side']}>
          <FriendsPanel />
          <CodeForm />
          <LobbyPanel />
          <KeepOffer />
        </div>
      </div>
    </Screen>
  );
}
