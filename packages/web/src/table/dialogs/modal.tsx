import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../cards/glyph.tsx';
import styles from './modal.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the table; Escape, the cross and a click beside it close it. */
export function Modal({ title, onClose, wide = false, children }: Props) {
  const { t } = useTranslation('table');
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    // The dialog itself listens only for clicks on its backdrop; by keyboard it closes with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['modal']}
      data-wide={wide || undefined}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        // React lets the event of a dialog drawn inside this one come through.
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['inside']}>
        <header className={styles['header']}>
          <h2>{title}</h2>
          <button type="button" className={styles['close']} aria-label={t('close')} onClick={onClose}>
            <Glyph name="close" />
          </button>
        </header>
        <div className={styles['content']}>{children}</div>
      </div>
    </dialog>
  );
}

interface SureDialogProps {
  /** What would happen. */
  readonly children: ReactNode;
  /** The label of the button that does it. */
  readonly yes: string;
  readonly onSettle: (sure: boolean) => void;
}

/** Asks before something that cannot be taken back. */
export function SureDialog({ children, yes, onSettle }: SureDialogProps) {
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
