import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { dismissNotice, useOnline } from '../../online/online.ts';
import styles from './online.module.css';

/** What happens at the person's other tables. */
export function Notices() {
  const { t } = useTranslation('online');
  const [place, navigate] = useLocation();
  const notices = useOnline((online) => online.notices).filter(
    ({ table, notice }) => place !== `/t/${table}` || notice === 'removed',
  );
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
