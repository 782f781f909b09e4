import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './table-banner.module.css';

/** A note that takes room from the bases, and so can be closed once read. */
export function ClosableNote({ sentence }: { readonly sentence: string }) {
  const { t } = useTranslation('online');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={`panel ${styles['note']}`}>
      <p>{sentence}</p>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        {t('notice.close')}
      </button>
    </div>
  );
}
