import type { BaseView, Forecast } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { useScene } from '../table-context.ts';
import { Say } from '../log/say.tsx';
import styles from './outcome.module.css';
import type { TFunction } from 'i18next';
import { placeKey } from './lanes.ts';
import { isReady } from './readiness.ts';

interface Props {
  readonly base: BaseView;
  /** The base as it would be. */
  readonly future: BaseView;
  readonly forecast: Forecast;
}

/** Lines of what would happen that there is room for. */
const MOST_LINES = 2;

function outcomeOf(t: TFunction<'table'>, { total, breakpoint }: BaseView): string {
  return breakpoint === null ? t('powerSpoken', { total }) : t('outcomeOf', { total, breakpoint });
}

/** What would come of it at this base: how near it is to scoring, who would get what, and what would happen at once. */
export function Outcome({ base, future, forecast }: Props) {
  const { t } = useTranslation('table');
  const { colours } = useScene();
  const { standings } = future;
  const isReached = isReady(future);
  const placed = standings.filter(({ place }) => place !== null);
  return (
    <div className={styles['outcome']} data-smash={(isReached && !isReady(base)) || undefined} data-outcome>
      <b>{isReached ? t('outcomeScores') : outcomeOf(t, future)}</b>
      {placed.length > 0 && (
        <span className={styles['places']}>
          {placed.map(({ seat, place, vp }) => (
            <span key={seat}>
              <PlayerMark colour={colours[seat] ?? 'red'} /> {t(placeKey(place ?? 1))} {t('placeVp', { vp })}
            </span>
          ))}
        </span>
      )}
      {forecast.story.slice(0, MOST_LINES).map((line, at) => (
        <span key={at} className={styles['line']}>
          <Say phrase={line} flat />
        </span>
      ))}
      {forecast.asks !== null && (
        <span className={styles['line']}>
          <Say phrase={forecast.asks} flat />
        </span>
      )}
    </div>
  );
}
