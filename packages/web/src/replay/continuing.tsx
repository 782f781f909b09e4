import type { Seat } from '@smashup/engine';
import type { ReplayMoment, ReplayOutline } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { continueFrom, report } from './replay-store.ts';

interface Props {
  readonly outline: ReplayOutline;
  readonly moment: ReplayMoment;
  readonly seat: Seat;
}

/** Another way from here on. */
export function Continuing({ outline, moment, seat }: Props) {
  const { t } = useTranslation('replay');
  const [, navigate] = useLocation();
  const name = outline.seats[seat]?.name ?? '';
  if (moment.asked === null) return null;
  const goOn = async (): Promise<void> => {
    const { id } = await continueFrom(moment.at, seat);
    navigate(`/game/${id}`);
  };
  return (
    <section>
      <h3>{t('continue')}</h3>
      <p>{t('continueAbout', { name })}</p>
      <button type="button" className="button main" onClick={() => void report(goOn())}>
        {t('continue')}
      </button>
    </section>
  );
}
