import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useOnline } from '../../../online/online.ts';
import styles from '../online.module.css';

interface Dismissed {
  readonly isDismissed: boolean;
}

const useDismissed = create<Dismissed>()(
  persist((): Dismissed => ({ isDismissed: false }), { name: 'smashup-keys-dismissed', version: 1 }),
);

/** After the first game, not before: somebody who comes for one game needs no key. */
export function KeepOffer() {
  const { t } = useTranslation('identity');
  const isOffered = useOnline(({ me }) => me?.hasPlayed === true && !me.hasKey);
  const { isDismissed } = useDismissed();
  if (!isOffered || isDismissed) return null;
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="keep-offer">
      <h2 id="keep-offer">{t('offer.title')}</h2>
      <p>{t('offer.about')}</p>
      <div className={styles['ways']}>
        <Link href="/me" className="button main">
          {t('offer.go')}
        </Link>
        <button type="button" className="button" onClick={() => useDismissed.setState({ isDismissed: true })}>
          {t('offer.later')}
        </button>
      </div>
    </section>
  );
}
