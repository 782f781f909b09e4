import styles from './charts.module.css';
import { WIDTH } from './picture.tsx';

const EDGE = 8;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** The position of a share on a scale that begins at `from`. */
export function across(share: number, from = EDGE): number {
  return from + share * (WIDTH - EDGE - from);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

interface Props {
  readonly height: number;
  readonly from?: number;
}

/** From nothing to all, with one half standing out. */
export function ShareScale({ height, from = EDGE }: Props) {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0.5 ? styles['half'] : styles['tick']}
        x1={across(tick, from)}
        x2={across(tick, from)}
        y1={0}
        y2={height}
      />
      <text className={styles['label']} x={across(tick, from)} y={height + 13} textAnchor={anchorOf(tick)}>
        {percent(tick)}
      </text>
    </g>
  ));
}

function anchorOf(tick: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === 1 ? 'end' : 'middle';
}
