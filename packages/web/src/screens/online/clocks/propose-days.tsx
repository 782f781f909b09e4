import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../../online/table.ts';
import { DaysNotices } from '../notices/days-notices.tsx';
import styles from '../online.module.css';

const DAYS = 3;

/** A live game that cannot be finished today: the others are asked. */
export function ProposeDays({ room: { mine, clocks, proposal } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  if (mine === null || clocks === null || clocks.overDays) return null;
  return (
    <section className={styles['group']}>
      <p>{t('clock.daysAbout', { count: DAYS })}</p>
      <DaysNotices />
      <button
        type="button"
        className="button"
        disabled={proposal !== null}
        onClick={() => void askTable((table) => ({ ask: 'propose days', table, days: DAYS }))}
      >
        {t('clock.proposeDays')}
      </button>
    </section>
  );
}
