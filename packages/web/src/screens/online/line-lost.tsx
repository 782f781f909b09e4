import { useTranslation } from 'react-i18next';
import { useIsLost } from './use-is-lost.ts';
import styles from './online.module.css';

/** Says when nothing arrives. */
export function LineLost() {
  const { t } = useTranslation('online');
  const isLost = useIsLost();
  return (
    <output className={styles['lost']}>{isLost && <span className="panel">{t('line.lost')}</span>}</output>
  );
}
