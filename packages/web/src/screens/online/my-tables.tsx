import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { readMe, useOnline } from '../../online/online.ts';
import styles from './online.module.css';

/** Games that wait for this person. */
export function MyTables() {
  const { t, i18n } = useTranslation('online');
  const tables = useOnline(({ me }) => me?.tables ?? null);
  useEffect(() => void readMe().catch(() => {}), []);
  if (tables === null || tables.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.mine')}</h2>
      <ul className={styles['tables']}>
        {tables.map(({ id, status, seats }) => {
          const names = list.format(seats.map((name) => (name === '' ? t('home.freeSeat') : name)));
          return (
            <li key={id} className={styles['table']}>
              <div>
                <b>{names}</b>
                <p className={styles['muted']}>{t(`home.${status}`)}</p>
              </div>
              <Link href={`/t/${id}`} className="button main">
                {t('home.goThere')}
                <span className="visually-hidden">{t('home.of', { names })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
