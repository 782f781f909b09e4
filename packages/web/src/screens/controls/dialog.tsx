import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** As wide as its words, for a question. */
  readonly small?: boolean;
}

/** A sheet over the page. Escape, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children, footer, small = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={small ? styles['small'] : styles['dialog']}
      aria-labelledby={id}
      closedby="any"
      // The dialog closes by being unmounted, so that the page alone decides what is open.
      onCancel={(event) => {
        event.preventDefault();
        // React also bubbles events of a dialog or file input inside this one.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className={styles['header']}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={`button ${styles['cross']}`}
          onClick={onClose}
          aria-label={t('close')}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
    </dialog>
  );
}
