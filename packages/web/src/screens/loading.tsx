import { useTranslation } from 'react-i18next';
import styles from './loading.module.css';

/** While a screen or a game is on its way. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <main className={styles['loading']}>
      <output className={`title ${styles['words']}`}>{t('loading')}</output>
    </main>
  );
}
