import { useTranslation } from 'react-i18next';
import styles from './broken.module.css';

/** Shown instead of everything when something broke: what it was, and what to do. */
export function Broken({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  return (
    <main className={styles['broken']}>
      <title>{t('pageTitle', { title: t('broken.title') })}</title>
      <div className="panel">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.what')}</p>
        <p className={styles['message']}>{error.message}</p>
        <div className={styles['ways']}>
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('broken.reload')}
          </button>
          {/* A fresh load, so that nothing broken is carried along. */}
          <a className="button" href="/">
            {t('broken.start')}
          </a>
        </div>
      </div>
    </main>
  );
}
