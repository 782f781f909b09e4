import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { dismissNotice, useOnline } from '../../online/online.ts';
import styles from './online.module.css';

/** What happens at the person's other tables. */
export function Notices() {
  const { t } = useTranslation('online');
  const [place, navigate] = useLocation();
  const all = useOnline((online) => online.notices);
  // Whoever is there sees for themselves; whoever was removed may wonder.
  const isSeen = ({ table, notice }: (typeof all)[number]): boolean =>
    place === `/t/${table}` && notice !== 'removed';
  const notices = all.filter((each) => !isSeen(each));
  useEffect(() => {
    for (const { table } of all.filter(isSeen)) dismissNotice(table);
  });
  return (
    <div aria-live="polite" className={styles['notices']}>
      {notices.map(({ table, notice }) => (
        <div key={table} className={`panel ${styles['notice']}`}>
          <p>{t(`notice.${notice}`)}</p>
          <div className={styles['ways']}>
            {(notice === 'dealt' || notice === 'rematch') && (
              <button
                type="button"
                className="button main"
                onClick={() => {
                  dismissNotice(table);
                  navigate(`/t/${table}`);
                }}
              >
                {t('notice.go')}
              </button>
            )}
            <button type="button" className="button" onClick={() => dismissNotice(table)}>
              {t('notice.close')}
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
