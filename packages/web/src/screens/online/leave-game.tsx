import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askTable } from '../../online/table.ts';
import { addressOf } from './address.ts';
import { LinkField } from './link-field.tsx';
import styles from './online.module.css';

/** The table's address, and the way out. */
export function LeaveGame({ room: { id, mine, status, invitation } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    if ((await askTable((table) => ({ ask: 'leave', table }))) !== null) navigate('/online');
  };
  return (
    <section className={styles['group']}>
      <LinkField address={`${location.origin}${addressOf({ id, invitation })}`} />
      {mine !== null && status === 'playing' && (
        <>
          <p>{t('game.leaveAbout')}</p>
          <button type="button" className="button danger" onClick={() => void leave()}>
            {t('game.leave')}
          </button>
        </>
      )}
    </section>
  );
}
