import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../online/table.ts';
import { Dialog } from '../controls/dialog.tsx';
import styles from './online.module.css';

/** Ends a table that has not begun; where others sit it asks first. */
export function CloseTable({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation('online');
  const [isAsking, setAsking] = useState(false);
  const close = (): void => void askTable((table) => ({ ask: 'close', table }));
  return (
    <>
      <button type="button" className="button danger" onClick={() => (isAlone ? close() : setAsking(true))}>
        {t('room.close')}
      </button>
      {isAsking && (
        <Dialog small title={t('room.closeTitle')} onClose={() => setAsking(false)}>
          <div className={styles['group']}>
            <p>{t('room.closeAbout')}</p>
            <div className={styles['ways']}>
              <button type="button" className="button danger" onClick={close}>
                {t('room.close')}
              </button>
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('room.closeNot')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
