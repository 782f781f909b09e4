import type { ReplayOutline } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { goTo } from './replay-store.ts';
import styles from './timeline.module.css';

/** Points are this far apart in the picture, whose width is stretched to what there is. */
const STEP = 10;
const HEIGHT = 100;

interface Props {
  readonly outline: ReplayOutline;
  readonly at: number;
}

/** Victory points over the whole game, and the current point: a slider on a chart. */
export function Timeline({ outline, at }: Props) {
  const { t } = useTranslation('replay');
  const { first, last, vp, seats, landmarks } = outline;
  const width = Math.max(1, last - first) * STEP;
  const most = Math.max(15, ...vp.flat());
  const x = (point: number): number => (point - first) * STEP;
  const y = (points: number): number => HEIGHT - (points / most) * HEIGHT;
  const now = vp[at - first] ?? [];
  const standings = seats.map(({ name }, seat) => t('standing', { name, vp: now[seat] ?? 0 })).join(', ');
  return (
    <div className={styles['timeline']}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {landmarks.map((landmark) => (
          <line
            key={`${landmark.at} ${landmark.base}`}
            className={landmark.base === null ? styles['turn'] : styles['scoring']}
            x1={x(landmark.at)}
            x2={x(landmark.at)}
            y1={0}
            y2={HEIGHT}
          />
        ))}
        {seats.map(({ name, colour }, seat) => (
          <polyline
            key={name}
            className={styles['line']}
            data-colour={colour}
            points={vp.map((all, index) => `${index * STEP},${y(all[seat] ?? 0)}`).join(' ')}
          />
        ))}
        <line className={styles['now']} x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <input
        type="range"
        min={first}
        max={last}
        value={at}
        aria-label={t('timeline')}
        aria-valuetext={t('where', {
          turn: turnAt(outline, at),
          at: at - first,
          last: last - first,
          standings,
        })}
        onChange={(event) => void goTo(Number(event.target.value))}
      />
    </div>
  );
}

/** The turn in which a point is; 0 before the first. */
export function turnAt({ landmarks }: ReplayOutline, at: number): number {
  return landmarks.findLast((landmark) => landmark.base === null && landmark.at <= at)?.turn ?? 0;
}
