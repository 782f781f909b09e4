import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from './modal.tsx';
import styles from './sure-dialog.module.css';

interface Props {
  /** What would happen. */
  readonly children: ReactNode;
  /** The label of the button that does it. */
  readonly yes: string;
  readonly onSettle: (sure: boolean) => void;
}

/** Asks before something that cannot be taken back. */
export function SureDialog({ children, yes, onSettle }: Props) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('sureTitle')} onClose={() => onSettle(false)}>
      {children}
      <div className={styles['buttons']}>
        <button type="button" className="button" onClick={() => onSettle(false)}>
          {t('sureNo')}
        </button>
        <button type="button" className="button main" onClick={() => onSettle(true)}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
