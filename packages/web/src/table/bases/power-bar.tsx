import type { StandingView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from '../table-context.ts';
import styles from './power-bar.module.css';

interface Props {
  readonly total: number;
  readonly breakpoint: number;
  readonly standings: readonly StandingView[];
  /** It is being scored. */
  readonly scoring: boolean;
}

/** The power at a base against its breakpoint, split by player, and whether the base is scored. */
export const PowerBar = memo(function PowerBar({ total, breakpoint, standings, scoring }: Props) {
  const { t } = useTranslation('table');
  const { colours } = useScene();
  const whole = Math.max(total, breakpoint, 1);
  return (
    <div className={styles['bar']} data-ready={total >= breakpoint || undefined}>
      <div className={styles['shares']} aria-hidden="true">
        {standings
          .filter((standing) => standing.total > 0)
          .map((standing) => (
            <span
              key={standing.seat}
              className={styles['share']}
              data-colour={colours[standing.seat]}
              style={shareStyle(standing.total / whole)}
            />
          ))}
        {total > breakpoint && <span className={styles['limit']} style={limitStyle(breakpoint / whole)} />}
      </div>
      <span className={styles['numbers']}>{t('powerOf', { total, breakpoint })}</span>
      {(scoring || total >= breakpoint) && (
        <span className={styles['ready']} data-scoring={scoring || undefined}>
          {t(scoring ? 'scoring' : 'ready')}
        </span>
      )}
    </div>
  );
});

function shareStyle(share: number): CSSProperties {
  return { inlineSize: `${share * 100}%` };
}

function limitStyle(share: number): CSSProperties {
  return { insetInlineStart: `${share * 100}%` };
}
