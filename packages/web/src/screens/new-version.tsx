import { useTranslation } from 'react-i18next';
import { dismissNewVersion, loadNewVersion, useNewVersion } from '../service-worker-registration.ts';
import styles from './new-version.module.css';

/** Offers a newer version of the game. Nothing is lost by it: games are saved after every decision. */
export function NewVersion() {
  const { t } = useTranslation();
  const isWaiting = useNewVersion(({ waiting }) => waiting !== null);
  return (
    <div aria-live="polite" className={styles['place']}>
      {isWaiting && (
        <div className={`panel ${styles['notice']}`}>
          <p>{t('update.ready')}</p>
          <button type="button" className="button main" onClick={loadNewVersion}>
            {t('update.reload')}
          </button>
          <button type="button" className="button" onClick={dismissNewVersion}>
            {t('update.later')}
          </button>
        </div>
      )}
    </div>
  );
}
