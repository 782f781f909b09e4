import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';

/** What has to be said about the game that was opened, shown where everybody sees it until it is dismissed. */
export function Note({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('flow');
  const [isRead, setRead] = useState(false);
  if (text === null || isRead) return null;
  return (
    <output className={`panel ${styles['message']}`}>
      <span>{text}</span>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {t('dismiss')}
      </button>
    </output>
  );
}
