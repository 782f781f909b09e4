import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useOnline } from '../../../online/online.ts';
import styles from '../online.module.css';

/** Why a key is worth having now: the first game is over, or one that takes days lies ahead. */
type Occasion = 'played' | 'days';

type Dismissed = Readonly<Record<Occasion, boolean>>;

const useDismissed = create<Dismissed>()(
  persist((): Dismissed => ({ played: false, days: false }), {
    name: 'smashup-keys-dismissed',
    version: 2,
    // Once there was one occasion.
    migrate: () => ({ played: true, days: false }),
  }),
);

/** In the lobby, after the first game or with one that takes days: somebody who comes for one game needs no key. */
export function KeepOffer() {
  const hasPlayed = useOnline(({ me }) => me?.hasPlayed === true);
  const hasDays = useOnline(({ me }) => me?.tables.some(({ overDays }) => overDays) === true);
  const dismissed = useDismissed();
  const occasions: readonly Occasion[] = [
    ...(hasDays ? (['days'] as const) : []),
    ...(hasPlayed ? (['played'] as const) : []),
  ];
  const occasion = occasions.find((each) => !dismissed[each]);
  return occasion === undefined ? null : <Offer occasion={occasion} />;
}

/** Where a game over days begins or is played. */
export function KeepForDays() {
  const isDismissed = useDismissed(({ days }) => days);
  return isDismissed ? null : <Offer occasion="days" />;
}

function Offer({ occasion }: { readonly occasion: Occasion }) {
  const { t } = useTranslation('identity');
  const isOffered = useOnline(({ me }) => me?.hasKey === false);
  if (!isOffered) return null;
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="keep-offer">
      <h2 id="keep-offer">{t('offer.title')}</h2>
      <p>{t(`offer.about.${occasion}`)}</p>
      <div className={styles['ways']}>
        <Link href="/me" className={occasion === 'played' ? 'button main' : 'button'}>
          {t('offer.go')}
        </Link>
        <button type="button" className="button" onClick={() => useDismissed.setState({ [occasion]: true })}>
          {t('offer.later')}
        </button>
      </div>
    </section>
  );
}
