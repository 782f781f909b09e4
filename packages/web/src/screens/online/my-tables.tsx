import type { Me } from '@smashup/server/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useOnline } from '../../online/online.ts';
import { followOwnTables } from '../../online/following.ts';
import { useTableNames } from './use-table-names.ts';
import styles from './online.module.css';

/** Games that wait for this person, as it changes. */
export function MyTables() {
  const { t } = useTranslation('online');
  const tableNames = useTableNames();
  const tables = useOnline(({ me }) => me?.tables ?? null);
  useEffect(followOwnTables, []);
  const turns = tables?.filter(({ myTurn }) => myTurn === true).length ?? 0;
  if (tables === null || tables.length === 0) return null;
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.mine')}</h2>
      <output className="visually-hidden">{turns > 0 && t('home.turns', { count: turns })}</output>
      <ul className={styles['tables']}>
        {yourTurnFirst(tables).map(({ id, status, seats, myTurn }) => {
          const taken = seats.filter((name) => name !== '');
          const names = tableNames({ names: taken, free: seats.length - taken.length });
          return (
            <li key={id} className={styles['table']}>
              <div>
                <b>{names}</b>
                {myTurn === true ? (
                  <p>
                    <b>{t('home.yourTurn')}</b>
                  </p>
                ) : (
                  <p className={styles['muted']}>{t(`home.${status}`)}</p>
                )}
              </div>
              <Link href={`/t/${id}`} className={myTurn === true ? 'button main' : 'button'}>
                {t('home.goThere')}
                <span className="visually-hidden">{t('home.ofNames', { names })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type MyTable = Me['tables'][number];

function yourTurnFirst(tables: readonly MyTable[]): readonly MyTable[] {
  return tables.toSorted((one, other) => Number(other.myTurn === true) - Number(one.myTurn === true));
}
