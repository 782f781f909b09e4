import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { beginOnline, useOnline } from '../../online/online.ts';
import { arrive } from '../../online/people.ts';
import { Screen } from '../screen.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import styles from './online.module.css';

/** A link from another device. It asks first, so that no program that looks at links uses it up. */
export function CarryScreen() {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const [token] = useState(() => location.hash.slice(1));
  const me = useOnline((online) => online.me);
  const { problem, isBusy, attempt } = useAttempt();
  useEffect(beginOnline, []);
  return (
    <Screen title={t('carry.title')}>
      <section className={`panel ${styles['group']}`}>
        <p>{t('carry.about')}</p>
        {me !== null && me !== undefined && <p>{t('carry.instead', { name: me.name })}</p>}
        <div className={styles['ways']}>
          <button
            type="button"
            className="button main"
            aria-disabled={isBusy}
            onClick={() =>
              attempt(async () => {
                await arrive(token);
                navigate('/online', { replace: true });
              })
            }
          >
            {t('carry.go')}
          </button>
        </div>
        <Problem sentence={problem} />
      </section>
    </Screen>
  );
}
