import { useTranslation } from 'react-i18next';
import styles from './new-mark.module.css';

/** Beside the name of something that an update brought. */
export function NewMark() {
  const { t } = useTranslation();
  return <span className={styles['new']}>{t('newGame.fresh')}</span>;
}
