import { useTranslation } from 'react-i18next';
import { dismissTrouble, useSession } from '../session/session.ts';
import styles from './message.module.css';

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
