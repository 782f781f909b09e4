import type { BaseView, StandingView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { useColour } from '../table-context.ts';
import { isReady, powerOf } from './readiness.ts';
import styles from './power-bar.module.css';

interface Props {
  readonly total: number;
  /** Null: there is none. */
  readonly breakpoint: number | null;
  /** In the order of the lanes below. */
  readonly standings: readonly StandingView[];
  /** It is being scored. */
  readonly scoring: boolean;
  /** What would come of what is being aimed at; null: nothing is. */
  readonly future: BaseView | null;
}

/** Where the breakpoint stands on every bar, so that bars can be compared. */
const LINE = 0.84;
/** A part is wide enough for its player's mark. */
const MARKED = 0.09;

/** The power at a base against its breakpoint, split by player, and whether the base is scored. */
export const PowerBar = memo(function PowerBar({ total, breakpoint, standings, scoring, future }: Props) {
  const { t } = useTranslation('table');
  const after = future?.total ?? total;
  const goal = future === null ? breakpoint : future.breakpoint;
  const most = Math.max(total, after, 1);
  const line = Math.max(1, goal ?? most);
  const unit = most / line > 1 / LINE ? 1 / most : LINE / line;
  const isReached = goal !== null && after >= goal;
  return (
    <div
      className={styles['bar']}
      data-ready={isReached || undefined}
      data-future={future !== null || undefined}
    >
      <span className={styles['numbers']}>
        {future === null ? powerOf(t, { total, breakpoint }) : t('powerFuture', { total, after })}
      </span>
      <div className={styles['shares']} aria-hidden="true">
        {partsOf(standings, future).map((part) => (
          <Share key={`${part.seat} ${part.change}`} part={part} unit={unit} />
        ))}
        {goal !== null && <span className={styles['limit']} style={limitStyle(line * unit)} />}
      </div>
      {(scoring || isReached) && (
        <span className={styles['ready']} data-scoring={scoring || undefined}>
          {t(scoring ? 'scoring' : isReady({ total, breakpoint: goal }) ? 'ready' : 'smash')}
        </span>
      )}
    </div>
  );
});

/** A total below zero (R9.1) has no share. */
function shown(power: number): number {
  return Math.max(0, power);
}

function afterOf(future: BaseView | null, seat: number): number | undefined {
  return future?.standings.find((standing) => standing.seat === seat)?.total;
}

/** A stretch of the bar. */
interface Part {
  readonly seat: number;
  /** Power before it, of others and of the player's own. */
  readonly from: number;
  readonly power: number;
  /** What would be gained or lost; null: what stays. */
  readonly change: 'gained' | 'lost' | null;
}

/** What stays of each player's power, and in stripes what would be gained or lost. */
function partsOf(standings: readonly StandingView[], future: BaseView | null): readonly Part[] {
  let from = 0;
  const next = (seat: number, power: number, change: Part['change']): Part => {
    const part = { seat, from, power, change };
    from += power;
    return part;
  };
  return standings
    .flatMap(({ seat, total }) => {
      const now = shown(total);
      const after = shown(afterOf(future, seat) ?? now);
      return [
        next(seat, Math.min(now, after), null),
        next(seat, Math.abs(after - now), after > now ? 'gained' : 'lost'),
      ];
    })
    .filter(({ power }) => power > 0);
}

interface ShareProps {
  readonly part: Part;
  readonly unit: number;
}

function Share({ part: { seat, from, power, change }, unit }: ShareProps) {
  const colour = useColour(seat);
  return (
    <span
      className={styles['share']}
      data-colour={colour}
      data-share={change === null ? seat : undefined}
      data-change={change ?? undefined}
      style={shareStyle(from / power, power * unit)}
    >
      {change === null && power * unit > MARKED && <PlayerMark colour={colour} />}
    </span>
  );
}

/** Placed by a transform, so that the parts before it can grow. */
function shareStyle(before: number, share: number): CSSProperties {
  return { inlineSize: `${share * 100}%`, translate: `${before * 100}%` };
}

function limitStyle(share: number): CSSProperties {
  return { insetInlineStart: `${share * 100}%` };
}
