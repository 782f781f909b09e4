import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import styles from './online.module.css';

/** Says when nothing arrives. */
export function LineLost() {
  const { t } = useTranslation('online');
  const isLost = useOnline(({ line }) => line === 'lost');
  return (
    <output className={styles['lost']}>{isLost && <span className="panel">{t('line.lost')}</span>}</output>
  );
}
