import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { dismissNotice, useOnline } from '../../online/online.ts';
import { wishToPlay } from '../../online/seats.ts';
import { useTable } from '../../online/table.ts';
import { addressOf } from './address.ts';
import styles from './online.module.css';

type Notice = ReturnType<typeof useOnline.getState>['notices'][number];

/** Those that lead to a table where something can be done. */
const LEADING: ReadonlySet<Notice['notice']> = new Set<Notice['notice']>(['dealt', 'rematch', 'invited']);

/** What happens at the person's other tables. */
export function Notices() {
  const { t } = useTranslation('online');
  const [place, navigate] = useLocation();
  const all = useOnline((online) => online.notices);
  // Whoever is there sees for themselves; whoever was removed may wonder.
  const rematch = useTable(({ room }) => room?.rematch?.table);
  const isSeen = ({ table, notice }: Notice): boolean =>
    (place === `/t/${table}` && notice !== 'removed') || (notice === 'rematch' && table === rematch);
  const goTo = ({ table, invitation, seat }: Notice): void => {
    dismissNotice(table);
    if (seat !== undefined) wishToPlay(table, seat);
    navigate(addressOf({ id: table, invitation: invitation ?? null }));
  };
  const notices = all.filter((each) => !isSeen(each));
  useEffect(() => {
    for (const { table } of all.filter(isSeen)) dismissNotice(table);
  });
  return (
    <div aria-live="polite" className={styles['notices']}>
      {notices.map((each) => (
        <div key={each.table} className={`panel ${styles['notice']}`}>
          <p>{t(`notice.${each.notice}`, { by: each.by ?? t('notice.somebody') })}</p>
          <div className={styles['ways']}>
            {LEADING.has(each.notice) && (
              <button type="button" className="button main" onClick={() => goTo(each)}>
                {t('notice.go')}
              </button>
            )}
            <button type="button" className="button" onClick={() => dismissNotice(each.table)}>
              {t('notice.close')}
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
