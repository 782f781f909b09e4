import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { loadServersVersion } from '../../online/load-servers-version.ts';
import { beginOnline, useOnline } from '../../online/online.ts';
import { Loading } from '../loading.tsx';
import { Screen } from '../screen.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { Stranger } from './stranger.tsx';
import styles from './online.module.css';

/** Nobody comes in without a name, with an old page, or where no server is. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('online');
  const { me, line, outdated, isAlone, barred } = useOnline();
  useEffect(beginOnline, []);
  if (outdated !== null) {
    return (
      <Obstacle title={t('gate.outdatedTitle')} what={outdated}>
        <button type="button" className="button main" onClick={() => void loadServersVersion()}>
          {t('gate.reload')}
        </button>
      </Obstacle>
    );
  }
  if (isAlone) return <Obstacle title={t('gate.aloneTitle')} what={t('gate.alone')} />;
  if (barred !== null) return <Barred why={barred} />;
  if (me === null) return <Stranger />;
  if (me !== undefined) return children;
  return line === 'lost' ? <Obstacle title={t('gate.lostTitle')} what={t('gate.lost')} /> : <Loading />;
}

/** A person who may not come in can still take what is stored about them, and have it deleted. */
function Barred({ why }: { readonly why: string }) {
  const { t } = useTranslation('online');
  return (
    <Screen title={t('gate.barredTitle')}>
      <p role="alert" className="panel">
        {why}
      </p>
      <KeptPanel />
    </Screen>
  );
}

interface ObstacleProps {
  readonly title: string;
  readonly what: string;
  readonly children?: ReactNode;
}

function Obstacle({ title, what, children }: ObstacleProps) {
  const { t } = useTranslation('online');
  return (
    <Screen title={title}>
      <div className={`panel ${styles['group']}`}>
        <p>{what}</p>
        <div className={styles['ways']}>
          {children}
          <Link href="/" className="button">
            {t('gate.start')}
          </Link>
        </div>
      </div>
    </Screen>
  );
}
