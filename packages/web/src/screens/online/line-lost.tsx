import { useTranslation } from 'react-i18next';
import styles from './online.module.css';
import { useEffect, useState } from 'react';
import { after } from '../../clock.ts';
import { useOnline } from '../../online/online.ts';

/** Says when nothing arrives. */
export function LineLost() {
  const { t } = useTranslation('online');
  const isLost = useIsLost();
  return (
    <output className={styles['lost']}>{isLost && <span className="panel">{t('line.lost')}</span>}</output>
  );
}

/** A line that is back before anybody would have missed it is not worth a word that comes and goes. */
const NOTICED_MILLIS = 1000;

/** Does nothing arrive, for so long that it should be said? */
export function useIsLost(): boolean {
  const isLost = useOnline(({ line }) => line === 'lost');
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const cancel = after(NOTICED_MILLIS, () => setNoticed(true));
    return () => {
      cancel();
      setNoticed(false);
    };
  }, [isLost]);
  return isLost && isNoticed;
}
