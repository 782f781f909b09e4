import { useTranslation } from 'react-i18next';
import { dismissTrouble, useSession } from '../session/session.ts';
import styles from './trouble.module.css';

/** Something went wrong: said where everybody sees it, until it is put away. */
export function Trouble() {
  const { t } = useTranslation('flow');
  const trouble = useSession((session) => session.trouble);
  if (trouble === null) return null;
  return (
    <div className={`panel ${styles['trouble']}`} role="alert">
      <p>{t('trouble', { message: trouble })}</p>
      <button type="button" className="button" onClick={dismissTrouble}>
        {t('dismiss')}
      </button>
    </div>
  );
}
