import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';
import { dismissTrouble, useSession } from '../session/session.ts';

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

/** Something went wrong: shown where everybody sees it, until it is dismissed. */
export function Trouble() {
  const trouble = useSession((session) => session.trouble);
  return trouble === null ? null : <TroubleNote message={trouble} onDismiss={dismissTrouble} />;
}

interface NoteProps {
  readonly message: string;
  readonly onDismiss: () => void;
}

export function TroubleNote({ message, onDismiss }: NoteProps) {
  const { t } = useTranslation('flow');
  return (
    <div className={`panel ${styles['message']}`} role="alert">
      <p>{t('trouble', { message })}</p>
      <button type="button" className="button" onClick={onDismiss}>
        {t('dismiss')}
      </button>
    </div>
  );
}
