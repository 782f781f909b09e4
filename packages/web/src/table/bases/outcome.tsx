import type { BaseView, Forecast } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { useScene } from '../table-context.ts';
import { Say } from '../log/say.tsx';
import styles from './outcome.module.css';
import { placeKey } from './lanes.ts';

interface Props {
  readonly base: BaseView;
  /** The base as it would be. */
  readonly future: BaseView;
  readonly forecast: Forecast;
}

/** Lines of what would happen that there is room for. */
const MOST_LINES = 2;

/** What would come of it at this base: how near it is to scoring, who would get what, and what would happen at once. */
export function Outcome({ base, future, forecast }: Props) {
  const { t } = useTranslation('table');
  const { colours } = useScene();
  const { total, breakpoint, standings } = future;
  const isReached = total >= breakpoint;
  const placed = standings.filter(({ place }) => place !== null);
  return (
    <div
      className={styles['outcome']}
      data-smash={(isReached && base.total < base.breakpoint) || undefined}
      data-outcome
    >
      <b>{isReached ? t('outcomeScores') : t('outcomeOf', { total, breakpoint })}</b>
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
